import { listDocuments } from '#domain/contract/project-documents.ts';
import { AddDocument } from '#host-site/pages/project/documents/add-document.tsx';
import { DocumentLine } from '#host-site/pages/project/documents/document-line.tsx';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { FailedRead } from '#host-site/shell/failed-read.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import { useReply } from '#host-site/use-reply.ts';
import './documents.css';

/** Offers, plans and bills that those of the project share. */
export function Documents() {
  const { documents: texts } = useProjectTexts();
  const { project } = useProject();
  const { state, retry, refresh } = useReply(listDocuments, { parameters: { projectId: project.id } });
  useEndNoticed(state);
  return (
    <section aria-labelledby="documents-title" className="project-documents">
      <h2 id="documents-title">{texts.title}</h2>
      <p>{texts.who[project.as]}</p>
      {state.status === 'loading' && <Spinner />}
      {state.status === 'failed' && <FailedRead text={texts.failed} retry={retry} />}
      {state.status === 'done' && (
        <>
          {state.value.documents.length > 0 ? (
            <ul className="document-list">
              {state.value.documents.map((it) => (
                <DocumentLine key={it.id} document={it} onRemoved={refresh} />
              ))}
            </ul>
          ) : (
            <p className="small">{texts.none}</p>
          )}
          {state.value.mayAdd && <AddDocument onAdded={refresh} />}
        </>
      )}
    </section>
  );
}
