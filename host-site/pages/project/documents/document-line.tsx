import { useState } from 'react';
import { fillPath } from '#domain/contract/endpoint.ts';
import { type ProjectDocument, readDocument, removeDocument } from '#domain/contract/project-documents.ts';
import { numberLocale } from '#domain/place.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { useMoments } from '#host-site/pages/project/use-moments.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface DocumentLineProps {
  document: ProjectDocument;
  onRemoved: () => Promise<void>;
}

const MEGABYTE = 1_000_000;

/** In megabytes, or in kilobytes below one. */
function useSize(bytes: number): string {
  const { language } = useNavigation().address;
  const locale = numberLocale(language, useProject().project.market);
  const [count, unit] = bytes >= MEGABYTE ? [bytes / MEGABYTE, 'megabyte'] : [Math.max(1, bytes / 1_000), 'kilobyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: count < 10 ? 1 : 0 }).format(
    count,
  );
}

/** What it is, who added it and when; it is taken back by who added it. */
export function DocumentLine({ document, onRemoved }: DocumentLineProps) {
  const { documents: texts, messages } = useProjectTexts();
  const { market } = useProject().project;
  const { moment } = useMoments(market);
  const { id: documentId, projectId, name, bytes, isOwn, side, by, company, createdAt } = document;
  const who = isOwn ? messages.you : (company ?? by ?? messages.sides[side]);
  const size = useSize(bytes);
  return (
    <li>
      <a href={fillPath(readDocument.path, { projectId, documentId })} download={name}>
        {name}
      </a>
      <span className="small">{[size, who, moment(createdAt)].join(', ')}</span>
      {isOwn && (
        <RemoveDocument name={name} parameters={{ projectId, documentId }} onRemoved={onRemoved} texts={texts} />
      )}
    </li>
  );
}

interface RemoveDocumentProps {
  name: string;
  parameters: Record<string, string>;
  onRemoved: () => Promise<void>;
  texts: ReturnType<typeof useProjectTexts>['documents'];
}

function RemoveDocument({ name, parameters, onRemoved, texts }: RemoveDocumentProps) {
  const { busy, cancel } = useProjectTexts();
  const [isAsked, ask] = useState(false);
  const { state, run } = useAction(removeDocument, onRemoved);
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  return (
    <>
      <button type="button" className="text-button" aria-label={`${texts.remove}: ${name}`} onClick={() => ask(true)}>
        {texts.remove}
      </button>
      <QuestionDialog
        isOpen={isAsked}
        title={texts.removing.title}
        confirm={isBusy ? busy : texts.removing.confirm}
        keep={cancel}
        isBusy={isBusy}
        onConfirm={() => run({ parameters })}
        onClose={() => ask(false)}
      >
        <p>
          <b>{name}</b>
        </p>
        <p>{texts.removing.text}</p>
        <CallStatus state={state} />
      </QuestionDialog>
    </>
  );
}
