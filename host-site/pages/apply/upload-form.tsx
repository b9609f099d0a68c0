import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react';
import { type Application, addProof } from '#domain/contract/applications.ts';
import type { FieldError } from '#domain/failure.ts';
import { type DocumentKind, documentKinds, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '#domain/partners/application.ts';
import { base64Of } from '#host-site/form/base64-of.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useApplyTexts } from '#host-site/texts/apply/apply-texts.ts';
import type { ApplyTexts } from '#host-site/texts/apply/texts.ts';
import { useAction } from '#host-site/use-action.ts';

function refusal([field]: readonly FieldError[], texts: ApplyTexts['application']): string | undefined {
  if (!field) return undefined;
  if (field.problem === 'too-many') return texts.tooMany(MAX_DOCUMENTS);
  return field.problem === 'too-long' ? texts.tooLarge : texts.notReadable;
}

interface UploadFormProps {
  token: string;
  onAdded: (application: Application) => void;
}

/** One more document, as a PDF or a picture. */
export function UploadForm({ token, onAdded }: UploadFormProps) {
  const { application: texts } = useApplyTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<DocumentKind>('insurance');
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const { state, run } = useAction(
    addProof,
    (application) => {
      setFile(undefined);
      if (input.current) input.current.value = '';
      onAdded(application);
    },
    ({ fields = [] }) => setProblem(refusal(fields, texts)),
  );
  const isBusy = state.status === 'loading';
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    const isTooLarge = chosen !== undefined && chosen.size > MAX_DOCUMENT_BYTES;
    setFile(isTooLarge ? undefined : chosen);
    setProblem(isTooLarge ? texts.tooLarge : undefined);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return setProblem(problem ?? texts.noFile);
    setProblem(undefined);
    await run({ body: { token, kind, name: file.name.slice(-120), file: await base64Of(file) } });
  };
  return (
    <form className="apply-form" onSubmit={send} noValidate>
      <div>
        <label htmlFor={`${id}-kind`}>{texts.kind}</label>
        <select
          id={`${id}-kind`}
          className="text-input"
          value={kind}
          onChange={(event) => setKind(event.target.value as DocumentKind)}
        >
          {documentKinds.map((it) => (
            <option key={it} value={it}>
              {texts.kinds[it]}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={id}>{texts.file}</label>
        <input
          ref={input}
          id={id}
          type="file"
          accept="application/pdf,image/*"
          className="text-input"
          aria-describedby={`${id}-note`}
          aria-invalid={problem !== undefined}
          onChange={choose}
        />
        <p id={`${id}-note`} role={problem ? 'alert' : undefined} className={problem ? 'call-status failed' : 'small'}>
          {problem ?? texts.fileHint}
        </p>
      </div>
      <div>
        <button type="submit" className="button ghost" aria-disabled={isBusy}>
          {isBusy ? texts.adding : texts.add}
        </button>
      </div>
      {!problem && <CallStatus state={state} />}
    </form>
  );
}
