import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { offerQuote } from '#domain/contract/project-quotes.ts';
import type { FieldError } from '#domain/failure.ts';
import { type Currency, wholeMoney } from '#domain/money.ts';
import { MOST_PRICE, type QuotePart, type QuoteSize, quoteSizes } from '#domain/projects/quotes.ts';
import type { Problems } from '#host-site/form/use-form.ts';
import type { ProjectTexts } from '#host-site/texts/project/texts.ts';

export type OfferField = 'price' | QuoteSize | 'bindingUntil' | 'note';
type Values = Record<OfferField, string>;

export const emptyOffer: Values = {
  price: '',
  kwp: '',
  batteryKwh: '',
  heatPumpKw: '',
  wallboxKw: '',
  bindingUntil: '',
  note: '',
};

const MOST_SIZE = 1_000;

/** A number as people of all our languages type it: with a point or a comma before at most two decimals, groups apart. */
export function typedNumber(text: string): number {
  const plain = text.trim().replace(/[\s'’\u00a0\u202f]/g, '');
  const [, whole = '', decimals = ''] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return whole === '' ? Number.NaN : Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`);
}

const isWithin = (text: string, most: number) => typedNumber(text) > 0 && typedNumber(text) <= most;

export function problemsOfOffer(values: Values, texts: ProjectTexts['offer']): Problems<OfferField> {
  const ofSizes = quoteSizes.map((it) => [
    it,
    values[it] === '' || isWithin(values[it], MOST_SIZE) ? undefined : texts.sizeWrong,
  ]);
  return {
    ...(Object.fromEntries(ofSizes) as Problems<OfferField>),
    price: isWithin(values.price, MOST_PRICE) ? undefined : texts.priceWrong,
    bindingUntil: values.bindingUntil === '' ? texts.untilWrong : undefined,
  };
}

/** What the server alone can say: whether the day lies within the year. */
export function problemsOfReply(
  fields: readonly FieldError[] | undefined,
  texts: ProjectTexts['offer'],
): Problems<OfferField> {
  return fields?.some(({ path }) => path === 'bindingUntil') ? { bindingUntil: texts.untilWrong } : {};
}

export function offerOf(values: Values, includes: readonly QuotePart[], currency: Currency): BodyOf<typeof offerQuote> {
  const sizes = quoteSizes.filter((it) => values[it] !== '').map((it) => [it, typedNumber(values[it])]);
  const { bindingUntil, note } = values;
  return {
    price: wholeMoney(typedNumber(values.price), currency),
    size: Object.fromEntries(sizes),
    includes: [...includes],
    bindingUntil,
    ...(note.trim() && { note }),
  };
}
