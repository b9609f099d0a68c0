import { type ChangeEvent, useId, useState } from 'react';
import { MOST_DOCUMENT_BYTES } from '#domain/projects/documents.ts';
import { type Sent, sendDocument } from '#host-site/pages/project/documents/send-document.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import type { ProjectTexts } from '#host-site/texts/project/texts.ts';

interface AddDocumentProps {
  onAdded: () => Promise<void>;
}

/** What is wrong with the file itself; nothing, where the way was. */
function refusalOf(sent: Sent, problems: ProjectTexts['documents']['problems']): string | undefined {
  if (sent.status === 'done') return undefined;
  const [field] = sent.fields;
  if (field) return field.problem === 'too-many' ? problems.tooMany : problems.form;
  if (sent.problem === 'body-too-large') return problems.tooLarge;
  return sent.problem === 'too-much-stored' || sent.problem === 'too-many-requests' ? problems.full : undefined;
}

/** Sends a file as soon as it is chosen, and shows how far it is. */
export function AddDocument({ onAdded }: AddDocumentProps) {
  const { documents: texts } = useProjectTexts();
  const { project } = useProject();
  const id = useId();
  const [part, setPart] = useState<number>();
  const [sent, setSent] = useState<Sent>();
  const [isTooLarge, setTooLarge] = useState(false);
  useEndNoticed(sent ?? { status: 'idle' });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file || part !== undefined) return;
    setTooLarge(file.size > MOST_DOCUMENT_BYTES);
    setSent(undefined);
    if (file.size > MOST_DOCUMENT_BYTES) return;
    setPart(0);
    const outcome = await sendDocument(project.id, file, setPart);
    setPart(undefined);
    setSent(outcome);
    if (outcome.status === 'failed') return;
    showToast(texts.title, texts.added(outcome.value.name));
    await onAdded();
  };
  const refusal = isTooLarge ? texts.problems.tooLarge : sent && refusalOf(sent, texts.problems);
  return (
    <div className="add-document">
      <label className="button ghost" htmlFor={id} aria-disabled={part !== undefined}>
        {part === undefined ? texts.add : texts.adding}
      </label>
      <input
        id={id}
        type="file"
        className="visually-hidden"
        accept="application/pdf,image/jpeg,image/png,image/webp,image/gif"
        aria-describedby={`${id}-note`}
        aria-invalid={refusal !== undefined}
        disabled={part !== undefined}
        onChange={choose}
      />
      {part !== undefined && <progress value={part} aria-label={texts.adding} />}
      <p id={`${id}-note`} role={refusal ? 'alert' : undefined} className={refusal ? 'call-status failed' : 'small'}>
        {refusal ?? texts.hint}
      </p>
      {!refusal && sent?.status === 'failed' && <CallStatus state={sent} />}
    </div>
  );
}
