import { readReadings } from '#domain/contract/project-readings.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { AddReading } from '#host-site/pages/project/readings/add-reading.tsx';
import { ClaimGuarantee } from '#host-site/pages/project/readings/claim-guarantee.tsx';
import { Measured } from '#host-site/pages/project/readings/measured.tsx';
import { ReadingTable } from '#host-site/pages/project/readings/reading-table.tsx';
import type { ToldProps } from '#host-site/pages/project/readings/told-props.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { FailedCall } from '#host-site/shell/failed-read.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import { useReply } from '#host-site/use-reply.ts';

/** From the order on: what the counters show, against what was projected. */
export function Readings() {
  const { readings: texts } = useProjectTexts();
  const { project } = useProject();
  const { state, retry, refresh } = useReply(readReadings, { parameters: { projectId: project.id } });
  useEndNoticed(state);
  return (
    <section aria-labelledby="readings-title" className="project-readings">
      <h2 id="readings-title">{texts.title}</h2>
      {project.as === 'customer' && <p>{texts.text}</p>}
      {state.status === 'loading' && <Spinner />}
      {state.status === 'failed' && <FailedCall state={state} retry={retry} />}
      {state.status === 'done' && <Told told={state.value} refresh={refresh} />}
    </section>
  );
}

function Told({ told, refresh }: ToldProps) {
  const { readings: texts } = useProjectTexts();
  const finish = () => {
    showToast(texts.title, texts.added);
    void refresh();
  };
  return (
    <>
      {!told.yearly && <p>{texts.noProjection}</p>}
      {told.measure && <Measured measure={told.measure} />}
      <ClaimGuarantee told={told} refresh={refresh} />
      {told.mayEnter && <AddReading key={told.readings.length} onAdded={finish} />}
      {told.readings.length > 0 ? (
        <ReadingTable told={told} refresh={refresh} />
      ) : (
        !told.mayEnter && <p>{texts.none}</p>
      )}
    </>
  );
}
