import { type FactName, factRow, type KnownFacts } from '#domain/home/facts.ts';
import type { Language } from '#domain/place.ts';
import { homeTexts } from '#texts/home/all.ts';
import { choiceLabel } from '#texts/home/answer-labels.ts';
import { factTexts } from '#texts/home/facts/all.ts';

export interface FactChoice {
  value: KnownFacts[FactName];
  label: string;
}

/** What can be chosen for a fact that is not a figure or a text of its own. */
export function factChoices(name: FactName, language: Language): FactChoice[] {
  const { of } = factRow(name);
  if (of)
    return of.map((value) => ({
      value: value as KnownFacts[FactName],
      label: choiceLabel(name, value, homeTexts[language]),
    }));
  const { yes, no, owned, rented } = factTexts[language];
  const [is, isNot] = name === 'ownsHome' ? [owned, rented] : [yes, no];
  return [
    { value: true, label: is },
    { value: false, label: isNot },
  ];
}
