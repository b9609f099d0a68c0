import { type CompanyEntry, companyStates, listAvailability } from '#domain/contract/staff-lists.ts';
import { ListDesk } from '#host-site/pages/staff/list-desk.tsx';
import { useMoment } from '#host-site/pages/staff/use-moment.ts';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';

/** All companies: where they work, and who of them takes no new leads now. */
export function CompanyDesk() {
  const { companies: words, companyStates: states, words: texts } = useStaffTexts();
  return (
    <ListDesk<CompanyEntry>
      list={listAvailability}
      words={words}
      filters={[{ name: 'state', label: texts.state, options: companyStates.map((it) => [it, states[it]]) }]}
      nameOf={({ name }) => name}
      columns={[
        {
          name: words.detail,
          cell: ({ name, city, country }) => (
            <>
              {name}
              <span className="small">
                {city}, {country.toUpperCase()}
              </span>
            </>
          ),
        },
        { name: texts.state, cell: (company) => <Standing company={company} /> },
      ]}
    >
      {({ entry }) => <CompanyDetail company={entry} />}
    </ListDesk>
  );
}

function Standing({ company: { pause } }: { company: CompanyEntry }) {
  const { companyStates: states, company: texts } = useStaffTexts();
  const moment = useMoment();
  return (
    <>
      <span className="badge">{pause ? states.paused : states.taking}</span>
      {pause?.until && <span className="small"> {texts.pausedUntil(moment(pause.until))}</span>}
    </>
  );
}

function CompanyDetail({ company }: { company: CompanyEntry }) {
  const { company: texts, words } = useStaffTexts();
  const { name, city, country, postcodes, onlyArea, readers } = company;
  const rows = [
    [words.name, name],
    [words.place, `${city}, ${country.toUpperCase()}`],
    [texts.area, postcodes.join(', ') + (onlyArea ? `; ${texts.onlyArea}` : '')],
    [texts.readers, readers],
  ] as const;
  return (
    <dl>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{words.state}</dt>
        <dd>
          <Standing company={company} />
        </dd>
      </div>
    </dl>
  );
}
