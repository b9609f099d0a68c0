import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { checkQuote } from '#domain/contract/quote-check.ts';
import type { Locale } from '#domain/format.ts';
import { currencies } from '#domain/money.ts';
import { type Market, marketAreaUnit } from '#domain/place.ts';
import { LONGEST_PRODUCT, MOST_PRODUCTS, quoteItems, type ReadQuote, sizeBounds } from '#domain/quote-check/quote.ts';
import { SelectField } from '#host-site/form/select-field.tsx';
import { TextAreaField } from '#host-site/form/text-area-field.tsx';
import { TextField } from '#host-site/form/text-field.tsx';
import { type Problems, useForm } from '#host-site/form/use-form.ts';
import {
  bodyOf,
  type NumberField,
  numberFields,
  numberIn,
  type Values,
  valuesOf,
} from '#host-site/pages/quote-check/quote-values.ts';
import { visitOfTab } from '#host-site/pages/quote-check/visit-of-tab.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useQuoteCheckTexts } from '#host-site/texts/quote-check/quote-check-texts.ts';
import type { QuoteCheckTexts } from '#host-site/texts/quote-check/texts.ts';
import { useAction } from '#host-site/use-action.ts';

type Words = QuoteCheckTexts['form'];
const sizes = Object.keys(sizeBounds) as (keyof typeof sizeBounds)[];

function numberProblem(field: NumberField, values: Values, { problems }: Words, market: Market): string | undefined {
  const number = numberIn(field, values, market);
  if (number === undefined) return undefined;
  if (Number.isNaN(number)) return problems.number;
  const { least, most } = numberFields[field];
  return number < least || number > most ? problems.range : undefined;
}

function problemsOf(values: Values, words: Words, market: Market): Problems<keyof Values> {
  const fields = Object.keys(numberFields) as NumberField[];
  const wrong = Object.fromEntries(fields.map((field) => [field, numberProblem(field, values, words, market)]));
  const hasSize = sizes.some((field) => values[field].trim() !== '');
  return { ...wrong, ...(!hasSize && { kwp: words.problems.nothing }) };
}

interface QuoteFormProps {
  read: ReadQuote;
  locale: Locale;
  onChecked: (checked: ReplyOf<typeof checkQuote>) => void;
}

/** What an offer says, field by field, to be corrected; and the home it is for, as far as one likes. */
export function QuoteForm({ read, locale, onChecked }: QuoteFormProps) {
  const { form: words, items, states } = useQuoteCheckTexts();
  const action = useAction(checkQuote, onChecked, ({ fields = [] }) => {
    if (fields.some(({ path }) => path === 'place')) form.refuse({ place: words.problems.place });
  });
  const form = useForm<keyof Values>({
    empty: valuesOf(read, locale),
    problemsOf: (values) => problemsOf(values, words, locale.market),
    async send(values) {
      const body = bodyOf(values, locale);
      const token = visitOfTab();
      const isDone = await action.run({ body, token });
      if (!isDone && token) await action.run({ body });
    },
  });
  const labels = { ...words.labels, ...(marketAreaUnit(locale.market) === 'sqft' && words.inSquareFeet) };
  const number = (field: NumberField) => (
    <TextField key={field} form={form} field={field} label={labels[field]} inputMode="decimal" maxLength={14} />
  );
  const isBusy = action.state.status === 'loading';
  return (
    <form className="offer-form" {...form.place}>
      <h2>{words.heading}</h2>
      <p>{words.intro}</p>
      <div className="offer-fields">
        {number('price')}
        <SelectField form={form} field="priceKind" label={words.priceKind} options={Object.entries(words.priceKinds)} />
        <SelectField
          form={form}
          field="currency"
          label={words.currency}
          options={currencies.map((it) => [it, it] as const)}
        />
        {sizes.map(number)}
        <SelectField
          form={form}
          field="heatPumpKind"
          label={words.heatPumpKind}
          options={Object.entries(words.heatPumpKinds)}
        />
        {number('guaranteeYears')}
      </div>
      <TextAreaField
        form={form}
        field="products"
        label={words.labels.products}
        rows={4}
        maxLength={MOST_PRODUCTS * LONGEST_PRODUCT}
      />
      <fieldset>
        <legend>{words.items}</legend>
        <div className="offer-fields">
          {quoteItems.map((item) => (
            <SelectField key={item} form={form} field={item} label={items[item]} options={Object.entries(states)} />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.home}</legend>
        <p className="small">{words.homeIntro}</p>
        <div className="offer-fields">
          <TextField
            form={form}
            field="place"
            label={words.labels.place}
            hint={words.hints.place}
            autoComplete="postal-code"
            maxLength={80}
          />
          {(['livingArea', 'roofArea', 'annualUse'] as const).map(number)}
        </div>
      </fieldset>
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? words.busy : words.action}
      </button>
      {!form.problems.place && <CallStatus state={action.state} />}
    </form>
  );
}
