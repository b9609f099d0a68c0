import { type FactName, factRow, isFactValue, type KnownFacts } from '#domain/home/facts.ts';
import { squareFeet } from '#domain/home/units.ts';
import { type Language, marketAreaUnit, marketCurrency } from '#domain/place.ts';
import { homeTexts } from '#texts/home/all.ts';
import { choiceLabel } from '#texts/home/answer-labels.ts';
import { factTexts } from '#texts/home/facts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

interface FactChoice {
  value: KnownFacts[FactName];
  label: string;
}

/** What can be chosen for a fact that is not a figure or a text of its own. */
export function factChoices(name: FactName, language: Language): FactChoice[] {
  const { of } = factRow(name);
  const { yes, no, owned, rented, seen } = factTexts[language];
  const texts = { ...homeTexts[language], ...seen };
  if (of) return of.map((value) => ({ value: value as KnownFacts[FactName], label: choiceLabel(name, value, texts) }));
  const [is, isNot] = name === 'ownsHome' ? [owned, rented] : [yes, no];
  return [
    { value: true, label: is },
    { value: false, label: isNot },
  ];
}

/** Parts of one that matter: of most figures of a home none. */
const stepsOf = (name: FactName) => (factRow(name).unit === 'kwp' ? 10 : 1);

interface FactFigure {
  /** Stands behind the field. */
  unit: string;
  /** From the stored unit to the visitor's. */
  shown(stored: number): number;
  /** What was typed, in the stored unit; undefined when it is no such figure. */
  read(typed: string): number | undefined;
}

function unitsOf(name: FactName, { language, market }: WidgetOptions): { unit: string; perStored: number } {
  const { squareFeet: inFeet, squareMetres: inMetres } = homeTexts[language];
  const { amperes, celsius, kilowattPeak, perYear, year } = factTexts[language];
  const isMarketInFeet = marketAreaUnit(market) === 'sqft';
  const area = (isMarketInFeet ? inFeet : inMetres)('').trim();
  const perArea = isMarketInFeet ? squareFeet(1) : 1;
  switch (factRow(name).unit) {
    case 'sqft':
      return { unit: area, perStored: perArea / squareFeet(1) };
    case 'm2':
      return { unit: area, perStored: perArea };
    case 'perYear':
      return { unit: perYear(marketCurrency(market)), perStored: 1 };
    case 'ampere':
      return { unit: amperes, perStored: 1 };
    case 'kwp':
      return { unit: kilowattPeak, perStored: 1 };
    case 'year':
      return { unit: year, perStored: 1 };
    default:
      return { unit: celsius, perStored: 1 };
  }
}

/** Signs that group thousands. */
const GROUPS = /[\s.,'’\u00a0\u202f](?=\d{3}(\D|$))/g;

/** A fact that is a number, in the visitor's units. */
export function factFigure(name: FactName, options: WidgetOptions): FactFigure {
  const { unit, perStored } = unitsOf(name, options);
  const steps = stepsOf(name);
  const rounded = (value: number) => Math.round(value * steps) / steps;
  return {
    unit,
    shown: (value) => rounded(value * perStored),
    read(typed) {
      const digits = typed.replace(GROUPS, '').trim();
      const value = rounded(Number(digits.replace(',', '.')) / perStored);
      return digits !== '' && isFactValue(name, value) ? value : undefined;
    },
  };
}
