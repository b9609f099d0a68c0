import { type Company, listCompanies, suspendCompany } from '#domain/contract/admin-partners.ts';
import { useChange } from '#host-site/pages/admin/use-change.ts';
import { type DetailProps, ListDesk } from '#host-site/pages/staff/list-desk.tsx';
import { useMoment } from '#host-site/pages/staff/use-moment.ts';
import { SwitchRow } from '#host-site/shell/switch-row.tsx';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';

/** The partners, with what they have and how they stand. */
export function CompanyDesk() {
  const { partners: texts } = useAdminTexts();
  const { countries } = useTexts().site.header;
  return (
    <ListDesk<Company>
      list={listCompanies}
      words={texts.companies}
      nameOf={({ name, city }) => `${name}, ${city}`}
      columns={[
        {
          name: texts.company,
          cell: ({ name, city, country, isDemo }) => (
            <>
              {name}
              <span className="small">
                {[city, countries[country], isDemo && texts.demo].filter(Boolean).join(' · ')}
              </span>
            </>
          ),
        },
        { name: texts.state, cell: ({ suspendedAt }) => <Standing suspendedAt={suspendedAt} /> },
        { name: texts.leads, cell: ({ leads }) => texts.leadCount(leads) },
      ]}
    >
      {(props) => <CompanyDetail {...props} />}
    </ListDesk>
  );
}

export function Standing({ suspendedAt }: { suspendedAt: string | null }) {
  const { partners: texts } = useAdminTexts();
  if (suspendedAt) return <span className="badge destructive">{texts.suspended}</span>;
  return <span className="badge">{texts.active}</span>;
}

function CompanyDetail({ entry, onChanged }: DetailProps<Company>) {
  const { partners: texts } = useAdminTexts();
  const moment = useMoment();
  const { state, run } = useChange(suspendCompany, 'company', onChanged);
  const { id, name, members, sites, leads, lastLeadAt, suspendedAt, createdAt } = entry;
  const rows = [
    [texts.company, name],
    [texts.members, members],
    [texts.sites, sites],
    [texts.leads, leads],
    [texts.lastLead, lastLeadAt ? moment(lastLeadAt) : texts.never],
    [texts.since, moment(createdAt)],
    [texts.suspended, suspendedAt && moment(suspendedAt)],
  ] as const;
  return (
    <>
      <dl>
        {rows.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <SwitchRow
        name={texts.suspended}
        hint={texts.companyHint}
        isOn={suspendedAt !== null}
        isBusy={state.status === 'loading'}
        onFlip={() => run({ parameters: { companyId: id }, body: { isSuspended: suspendedAt === null } })}
      />
    </>
  );
}
