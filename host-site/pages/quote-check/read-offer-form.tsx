import { type ChangeEvent, useId, useRef, useState } from 'react';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import { MOST_PDF_BYTES, readQuote } from '#domain/contract/quote-check.ts';
import type { FieldError } from '#domain/failure.ts';
import { MOST_OFFER_TEXT } from '#domain/quote-check/read/read-offer.ts';
import { base64Of } from '#host-site/form/base64-of.ts';
import { TextAreaField } from '#host-site/form/text-area-field.tsx';
import { useForm } from '#host-site/form/use-form.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useQuoteCheckTexts } from '#host-site/texts/quote-check/quote-check-texts.ts';
import type { QuoteCheckTexts } from '#host-site/texts/quote-check/texts.ts';
import { useAction } from '#host-site/use-action.ts';

function refusedPdf(fields: readonly FieldError[], problems: QuoteCheckTexts['read']['problems']): string | undefined {
  const problem = fields.find(({ path }) => path === 'pdf')?.problem;
  if (!problem) return undefined;
  return problem === 'too-many' ? problems.tooMany : problems.pdf;
}

interface ReadOfferFormProps {
  onRead: (reply: ReplyOf<typeof readQuote>) => void;
  onSkip: () => void;
}

/** Takes an offer as a PDF or as text, and has it read. */
export function ReadOfferForm({ onRead, onSkip }: ReadOfferFormProps) {
  const id = useId();
  const { read, form: words } = useQuoteCheckTexts();
  const [file, setFile] = useState<File>();
  const [fileProblem, setFileProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const action = useAction(readQuote, onRead, ({ fields = [] }) => setFileProblem(refusedPdf(fields, read.problems)));
  const send = async (body: BodyOf<typeof readQuote>) => void (await action.run({ body }));
  const form = useForm({
    empty: { offer: '' },
    problemsOf: ({ offer }) => ({ offer: file || offer.trim() ? undefined : read.problems.text }),
    async send({ offer }) {
      send(file ? { pdf: await base64Of(file) } : { text: offer });
    },
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    const isTooLarge = chosen !== undefined && chosen.size > MOST_PDF_BYTES;
    setFile(isTooLarge ? undefined : chosen);
    setFileProblem(isTooLarge ? read.problems.tooLarge : undefined);
  };
  const isBusy = action.state.status === 'loading';
  return (
    <form className="offer-form" {...form.place}>
      <h2>{read.heading}</h2>
      <div>
        <label htmlFor={id}>{read.file}</label>
        <input
          ref={input}
          id={id}
          type="file"
          accept="application/pdf,.pdf"
          className="text-input"
          aria-describedby={`${id}-note`}
          aria-invalid={fileProblem !== undefined}
          onChange={choose}
        />
        <p
          id={`${id}-note`}
          role={fileProblem ? 'alert' : undefined}
          className={fileProblem ? 'call-status failed' : 'small'}
        >
          {fileProblem ?? read.fileHint}
        </p>
      </div>
      <TextAreaField form={form} field="offer" label={words.labels.offer} rows={6} maxLength={MOST_OFFER_TEXT} />
      <div className="offer-actions">
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? read.busy : read.action}
        </button>
        <button type="button" className="button ghost" onClick={onSkip}>
          {read.byHand}
        </button>
      </div>
      {!fileProblem && <CallStatus state={action.state} />}
    </form>
  );
}
