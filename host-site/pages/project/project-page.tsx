import { Suspense } from 'react';
import { readProject } from '#domain/contract/projects.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { ProjectView } from '#host-site/pages/project/project-view.tsx';
import { Guard } from '#host-site/session/guard.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { FailedCall } from '#host-site/shell/failed-read.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import { useReply } from '#host-site/use-reply.ts';
import './project.css';

/** One project, for its customer, a company that has it, or our staff: the server says as whom it is read. */
export function ProjectPage({ projectId }: { projectId: string }) {
  return (
    <Guard>
      {() => (
        <Suspense fallback={<Spinner />}>
          <Reading projectId={projectId} />
        </Suspense>
      )}
    </Guard>
  );
}

function Reading({ projectId }: { projectId: string }) {
  const texts = useProjectTexts();
  const { state, retry, refresh } = useReply(readProject, { parameters: { projectId } });
  useEndNoticed(state);
  if (state.status === 'done') return <ProjectView project={state.value} refresh={refresh} />;
  if (state.status !== 'failed') return <Spinner />;
  const isMissing = state.problem === 'not-found';
  return (
    <div className="wrap notice">
      <title>{`${isMissing ? texts.missing.title : texts.failed} | ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{isMissing ? texts.missing.title : texts.failed}</h1>
      {isMissing && <p>{texts.missing.text}</p>}
      {!isMissing && <FailedCall state={state} retry={retry} />}
    </div>
  );
}
