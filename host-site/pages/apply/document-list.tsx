import { type Application, type ApplicationDocument, removeProof } from '#domain/contract/applications.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useApplyTexts } from '#host-site/texts/apply/apply-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface DocumentListProps {
  /** Of whoever may change them; without it they are only read. */
  token?: string;
  application: Application;
  onChanged?: (application: Application) => void;
}

/** The documents of an application, to be downloaded. */
export function DocumentList({ token, application, onChanged }: DocumentListProps) {
  const { application: texts } = useApplyTexts();
  const { documents, standing } = application;
  if (documents.length === 0) return <p>{texts.noDocument}</p>;
  return (
    <ul className="application-documents">
      {documents.map((it) => (
        <li key={it.id}>
          <Named document={it} />
          {token && onChanged && standing === 'draft' && <Remove token={token} document={it} onRemoved={onChanged} />}
        </li>
      ))}
    </ul>
  );
}

function Named({ document: { kind, name, bytes, path } }: { document: ApplicationDocument }) {
  const { application: texts } = useApplyTexts();
  const { language } = useNavigation().address;
  const size = Math.max(0.1, bytes / 1_000_000).toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <div>
      <a href={path} download={name}>
        {name}
      </a>
      <p className="small">
        {texts.kinds[kind]} · {texts.size(size)}
      </p>
    </div>
  );
}

interface RemoveProps {
  token: string;
  document: ApplicationDocument;
  onRemoved: (application: Application) => void;
}

function Remove({ token, document: { id: documentId, name }, onRemoved }: RemoveProps) {
  const { application: texts } = useApplyTexts();
  const { state, run } = useAction(removeProof, onRemoved);
  return (
    <div>
      <button
        type="button"
        className="button ghost small"
        aria-label={`${texts.remove}: ${name}`}
        aria-disabled={state.status === 'loading'}
        onClick={() => run({ body: { token, documentId } })}
      >
        {texts.remove}
      </button>
      <CallStatus state={state} />
    </div>
  );
}
