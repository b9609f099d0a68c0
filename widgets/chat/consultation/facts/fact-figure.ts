import { type FactName, knownFactsSchema } from '#domain/chat/chat-facts.ts';
import { squareFeet, squareMetres } from '#domain/home/units.ts';
import { marketAreaUnit, marketCurrency } from '#domain/place.ts';
import { homeTexts } from '#texts/home/all.ts';
import type { ConsultationTexts } from '#widgets/chat/consultation/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

interface FactFigure {
  /** Stands behind the field. */
  unit: string;
  /** From the stored unit to the visitor's. */
  shown(stored: number): number;
  /** What was typed, in the stored unit; undefined when it is no such figure. */
  read(typed: string): number | undefined;
}

const same = (value: number) => value;

function unitsOf(name: FactName, { language, market }: WidgetOptions, texts: ConsultationTexts['facts']) {
  if (name === 'energyBill') return { unit: texts.perYear(marketCurrency(market)), shown: same, stored: same };
  if (name === 'electrical') return { unit: texts.amperes, shown: same, stored: same };
  const { squareFeet: inFeet, squareMetres: inMetres } = homeTexts[language];
  return marketAreaUnit(market) === 'sqft'
    ? { unit: inFeet('').trim(), shown: same, stored: same }
    : { unit: inMetres('').trim(), shown: squareMetres, stored: squareFeet };
}

/** Signs that group thousands; decimals of a home's figures matter to nobody. */
const GROUPS = /[\s.,'’\u00a0\u202f](?=\d{3}(\D|$))/g;

/** A fact that is a number, in the visitor's units. */
export function factFigure(name: FactName, options: WidgetOptions, texts: ConsultationTexts['facts']): FactFigure {
  const { unit, shown, stored } = unitsOf(name, options, texts);
  return {
    unit,
    shown: (value) => Math.round(shown(value)),
    read(typed) {
      const digits = typed.replace(GROUPS, '').trim();
      const value = Math.round(stored(Number(digits.replace(',', '.'))));
      const isKnowable = digits !== '' && knownFactsSchema.safeParse({ [name]: value }).success;
      return isKnowable ? value : undefined;
    },
  };
}
