import { assessmentKinds } from '#domain/assessment-kinds.ts';
import {
  type AssessmentEntry,
  exportAssessments,
  listAssessments,
  readAssessment,
} from '#domain/contract/staff-lists.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import { markets } from '#domain/place.ts';
import { ListDesk } from '#host-site/pages/staff/list-desk.tsx';
import { StaffConsultation } from '#host-site/pages/staff/staff-consultation.tsx';
import { useMoment } from '#host-site/pages/staff/use-moment.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { FailedRead } from '#host-site/shell/failed-read.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';
import { useReply } from '#host-site/use-reply.ts';

/** The assessments that are stored. */
export function AssessmentDesk() {
  const { assessments: words, kinds, words: texts } = useStaffTexts();
  const { countries } = useTexts().site.header;
  const moment = useMoment();
  return (
    <ListDesk<AssessmentEntry>
      list={listAssessments}
      file={{ endpoint: exportAssessments, name: 'wattnest-assessments' }}
      words={words}
      filters={[
        { name: 'kind', label: texts.kind, options: assessmentKinds.map((it) => [it, kinds[it]]) },
        { name: 'market', label: texts.market, options: markets.map((it) => [it, countries[it]]) },
      ]}
      nameOf={({ id }) => leadReference(id)}
      columns={[
        {
          name: texts.number,
          cell: ({ id, createdAt }) => (
            <>
              {leadReference(id)}
              <span className="small">{moment(createdAt)}</span>
            </>
          ),
        },
        { name: texts.kind, cell: ({ kind }) => kinds[kind] },
        { name: texts.market, cell: ({ market }) => countries[market] },
        { name: texts.estimate, cell: ({ isEstimated }) => (isEstimated ? texts.yes : texts.no) },
      ]}
    >
      {({ entry }) => <AssessmentDetail id={entry.id} />}
    </ListDesk>
  );
}

function AssessmentDetail({ id }: { id: string }) {
  const { assessments: words } = useStaffTexts();
  const { state, retry } = useReply(readAssessment, { parameters: { assessmentId: id } });
  useEndNoticed(state);
  if (state.status === 'failed') return <FailedRead text={words.failed} retry={retry} />;
  if (state.status !== 'done') return <Spinner />;
  return <StaffConsultation consultation={state.value} />;
}
