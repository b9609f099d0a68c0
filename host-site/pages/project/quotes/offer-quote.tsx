import { useId, useState } from 'react';
import { offerQuote } from '#domain/contract/project-quotes.ts';
import { marketCurrency } from '#domain/place.ts';
import { MAX_QUOTE_NOTE_LENGTH, type QuotePart, quoteParts, quoteSizes } from '#domain/projects/quotes.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { useForm } from '#host-site/form/use-form.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { emptyOffer, offerOf, problemsOfOffer, problemsOfReply } from '#host-site/pages/project/quotes/offer-form.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** A company's offer, behind a button. */
export function OfferQuote({ isAgain }: { isAgain: boolean }) {
  const { offer } = useProjectTexts();
  const [isOpen, setOpen] = useState(false);
  const label = isAgain ? offer.again : offer.title;
  return (
    <>
      <button type="button" className="button ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
      </button>
      {isOpen && <OfferForm onSent={() => setOpen(false)} />}
    </>
  );
}

function OfferForm({ onSent }: { onSent: () => void }) {
  const { offer, busy } = useProjectTexts();
  const { project, refresh } = useProject();
  const [includes, setIncludes] = useState<readonly QuotePart[]>([]);
  const currency = marketCurrency(project.market);
  const finish = () => {
    showToast(offer.title, offer.done);
    onSent();
    void refresh();
  };
  const { state, run } = useAction(offerQuote, finish, ({ fields }) => form.refuse(problemsOfReply(fields, offer)));
  useEndNoticed(state);
  const form = useForm({
    empty: emptyOffer,
    problemsOf: (values) => problemsOfOffer(values, offer),
    send: (values) => run({ parameters: { projectId: project.id }, body: offerOf(values, includes, currency) }),
  });
  const isBusy = state.status === 'loading';
  return (
    <form {...form.place} className="project-form offer-form">
      <TextField form={form} field="price" label={offer.price(currency)} inputMode="decimal" />
      <div className="project-pair">
        {quoteSizes.map((it) => (
          <TextField key={it} form={form} field={it} label={offer.sizes[it]} inputMode="decimal" />
        ))}
      </div>
      <Includes chosen={includes} choose={setIncludes} />
      <TextField form={form} field="bindingUntil" label={offer.until} type="date" />
      <TextField form={form} field="note" label={offer.note} maxLength={MAX_QUOTE_NOTE_LENGTH} />
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? busy : offer.send}
      </button>
      <CallStatus state={state} />
    </form>
  );
}

interface IncludesProps {
  chosen: readonly QuotePart[];
  choose: (parts: readonly QuotePart[]) => void;
}

function Includes({ chosen, choose }: IncludesProps) {
  const { offer, quotes } = useProjectTexts();
  const id = useId();
  const toggle = (part: QuotePart) =>
    choose(quoteParts.filter((it) => (it === part ? !chosen.includes(it) : chosen.includes(it))));
  return (
    <fieldset className="offer-parts">
      <legend>{offer.includes}</legend>
      {quoteParts.map((it) => (
        <label key={it} htmlFor={`${id}-${it}`}>
          <input id={`${id}-${it}`} type="checkbox" checked={chosen.includes(it)} onChange={() => toggle(it)} />
          {quotes.parts[it]}
        </label>
      ))}
    </fieldset>
  );
}
