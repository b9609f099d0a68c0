import { exportProjects, listAllProjects, type ProjectEntry, projectStates } from '#domain/contract/staff-lists.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import { LeadDetailView } from '#host-site/pages/staff/lead-detail.tsx';
import { ListDesk } from '#host-site/pages/staff/list-desk.tsx';
import { PartnerStandings } from '#host-site/pages/staff/partner-standings.tsx';
import { useMoment } from '#host-site/pages/staff/use-moment.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';

/** All projects, with the next step of each. */
export function ProjectDesk() {
  const { projects: words, projectStates: states, words: texts } = useStaffTexts();
  const { title } = useTexts().milestones;
  const moment = useMoment();
  const day = useMoment({ dateStyle: 'medium', timeZone: 'UTC' });
  const nextStep = ({ milestones, withdrawnAt }: ProjectEntry) => {
    if (withdrawnAt) return states.withdrawn;
    const next = milestones.find((it) => !it.doneAt);
    return next ? texts.until(title[next.kind], day(`${next.dueUntil}T12:00Z`)) : states.completed;
  };
  return (
    <ListDesk<ProjectEntry>
      list={listAllProjects}
      file={{ endpoint: exportProjects, name: 'wattnest-projects' }}
      words={words}
      filters={[{ name: 'state', label: texts.state, options: projectStates.map((it) => [it, states[it]]) }]}
      nameOf={({ leadId, name }) => [leadReference(leadId), name].filter(Boolean).join(', ')}
      columns={[
        {
          name: texts.project,
          cell: ({ leadId, name, place, createdAt }) => (
            <>
              {name ?? leadReference(leadId)}
              <span className="small">
                {[name && leadReference(leadId), place, moment(createdAt)].filter(Boolean).join(' · ')}
              </span>
            </>
          ),
        },
        { name: texts.nextStep, cell: nextStep },
        { name: texts.partners, cell: ({ partners }) => <PartnerStandings partners={partners} /> },
      ]}
    >
      {({ entry, onChanged }) => <LeadDetailView id={entry.leadId} onChanged={() => onChanged()} />}
    </ListDesk>
  );
}
