import { exportLeads, type LeadEntry, leadStates, listLeads } from '#domain/contract/staff-lists.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import { LeadDetailView } from '#host-site/pages/staff/lead-detail.tsx';
import { ListDesk } from '#host-site/pages/staff/list-desk.tsx';
import { PartnerStandings } from '#host-site/pages/staff/partner-standings.tsx';
import { useMoment } from '#host-site/pages/staff/use-moment.ts';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';

const standingOf = ({ withdrawnAt, confirmedAt, partners }: LeadEntry) => {
  if (withdrawnAt) return 'withdrawn';
  if (!confirmedAt) return 'unconfirmed';
  if (partners.some((it) => it.status === 'won')) return 'won';
  return partners.length > 0 ? 'handed' : 'unassigned';
};

/** All leads, whoever has them. */
export function LeadDesk() {
  const { leads: words, states, words: texts } = useStaffTexts();
  const moment = useMoment();
  return (
    <ListDesk<LeadEntry>
      list={listLeads}
      file={{ endpoint: exportLeads, name: 'wattnest-leads' }}
      words={words}
      filters={[{ name: 'state', label: texts.state, options: leadStates.map((it) => [it, states[it]]) }]}
      nameOf={({ id, name }) => [leadReference(id), name].filter(Boolean).join(', ')}
      columns={[
        {
          name: texts.lead,
          cell: ({ id, name, place, createdAt }) => (
            <>
              {name ?? leadReference(id)}
              <span className="small">
                {[name && leadReference(id), place, moment(createdAt)].filter(Boolean).join(' · ')}
              </span>
            </>
          ),
        },
        { name: texts.state, cell: (lead) => <span className="badge">{states[standingOf(lead)]}</span> },
        { name: texts.partners, cell: ({ partners }) => <PartnerStandings partners={partners} /> },
      ]}
    >
      {({ entry, onChanged }) => <LeadDetailView id={entry.id} onChanged={onChanged} />}
    </ListDesk>
  );
}
