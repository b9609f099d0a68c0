import { type AnySite, listAllSites, suspendSite } from '#domain/contract/admin-partners.ts';
import { Standing } from '#host-site/pages/admin/partners/company-desk.tsx';
import { useChange } from '#host-site/pages/admin/use-change.ts';
import { type DetailProps, ListDesk } from '#host-site/pages/staff/list-desk.tsx';
import { useMoment } from '#host-site/pages/staff/use-moment.ts';
import { SwitchRow } from '#host-site/shell/switch-row.tsx';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';

/** Every place where widgets run. */
export function SiteDesk() {
  const { partners: texts } = useAdminTexts();
  const moment = useMoment();
  return (
    <ListDesk<AnySite>
      list={listAllSites}
      words={texts.allSites}
      nameOf={({ name, company }) => [name, company].filter(Boolean).join(', ')}
      columns={[
        {
          name: texts.site,
          cell: ({ name, company }) => (
            <>
              {name}
              <span className="small">{company ?? texts.own}</span>
            </>
          ),
        },
        {
          name: texts.state,
          cell: ({ removedAt, suspendedAt }) =>
            removedAt ? <span className="badge">{texts.removed}</span> : <Standing suspendedAt={suspendedAt} />,
        },
        { name: texts.lastUse, cell: ({ lastSeenAt }) => (lastSeenAt ? moment(lastSeenAt) : texts.unused) },
      ]}
    >
      {(props) => <SiteDetail {...props} />}
    </ListDesk>
  );
}

function SiteDetail({ entry, onChanged }: DetailProps<AnySite>) {
  const { partners: texts } = useAdminTexts();
  const moment = useMoment();
  const { state, run } = useChange(suspendSite, 'site', onChanged);
  const { id, name, company, allowedOrigins, keys, removedAt, suspendedAt } = entry;
  return (
    <>
      <dl>
        <div>
          <dt>{texts.site}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{texts.company}</dt>
          <dd>{company ?? texts.own}</dd>
        </div>
        <div>
          <dt>{texts.origins}</dt>
          {allowedOrigins.map((it) => (
            <dd key={it}>{it}</dd>
          ))}
          {allowedOrigins.length === 0 && <dd>{texts.none}</dd>}
        </div>
        <div>
          <dt>{texts.keys}</dt>
          {keys.map(({ start, endsAt, lastUsedAt }) => (
            <dd key={start}>
              <code>{start}…</code>{' '}
              <span className="small">
                {lastUsedAt ? texts.used(moment(lastUsedAt)) : texts.unused}
                {endsAt && `, ${texts.ends(moment(endsAt))}`}
              </span>
            </dd>
          ))}
          {keys.length === 0 && <dd>{texts.none}</dd>}
        </div>
      </dl>
      {company && !removedAt && (
        <SwitchRow
          name={texts.suspended}
          hint={texts.siteHint}
          isOn={suspendedAt !== null}
          isBusy={state.status === 'loading'}
          onFlip={() => run({ parameters: { siteId: id }, body: { isSuspended: suspendedAt === null } })}
        />
      )}
    </>
  );
}
