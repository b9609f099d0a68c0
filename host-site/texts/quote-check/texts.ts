import type { PriceKind, QuoteItem, QuotePart } from '#domain/quote-check/quote.ts';
import type { PriceCheck, QuoteQuestion, SizeCheck } from '#domain/quote-check/quote-check.ts';

export type QuoteField =
  | 'price'
  | 'kwp'
  | 'batteryKwh'
  | 'heatPumpKw'
  | 'chargerKw'
  | 'guaranteeYears'
  | 'products'
  | 'place'
  | 'livingArea'
  | 'roofArea'
  | 'annualUse'
  | 'offer';

/** What the page that checks an offer says. */
export interface QuoteCheckTexts {
  documentTitle: string;
  description: string;
  heading: string;
  /** What is done with the offer, and what is not. */
  privacy: string;
  read: {
    heading: string;
    file: string;
    fileHint: string;
    action: string;
    busy: string;
    byHand: string;
    found: string;
    nothing: string;
    noText: string;
    problems: { pdf: string; tooMany: string; tooLarge: string; text: string };
  };
  form: {
    heading: string;
    intro: string;
    labels: Record<QuoteField, string>;
    /** Where areas are in square feet. */
    inSquareFeet: Record<'livingArea' | 'roofArea', string>;
    hints: Partial<Record<QuoteField, string>>;
    priceKind: string;
    priceKinds: Record<PriceKind | 'unsaid', string>;
    currency: string;
    heatPumpKind: string;
    heatPumpKinds: { air: string; ground: string };
    items: string;
    home: string;
    homeIntro: string;
    action: string;
    busy: string;
    problems: { number: string; range: string; place: string; nothing: string };
  };
  parts: Record<QuotePart, string>;
  items: Record<QuoteItem, string>;
  states: { included: string; excluded: string; unsaid: string };
  result: {
    heading: string;
    price: string;
    places: Record<PriceCheck['place'], string>;
    offered: string;
    /** Of a span, where it is not known whether tax is in it. */
    offeredSpan: string;
    typical: string;
    withTax: string;
    columns: { part: string; from: string; to: string; source: string; offered: string; fits: string };
    sum: string;
    noPrice: string;
    sizes: string;
    verdicts: Record<SizeCheck['verdict'], string>;
    basis: Record<SizeCheck['basis'], string>;
    noSizes: string;
    items: string;
    questions: string;
    asks: Record<QuoteQuestion, string>;
    note: string;
  };
}
