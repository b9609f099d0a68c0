import type { FactName, KnownFacts } from '#domain/chat/chat-facts.ts';
import { ages, evOwnerships, heatingSystems, homeTypes, roofTypes } from '#domain/home/enumerations.ts';
import type { Language } from '#domain/place.ts';
import { homeTexts } from '#texts/home/all.ts';
import type { ConsultationTexts } from '#widgets/chat/consultation/texts/texts.ts';

export interface FactChoice {
  value: KnownFacts[FactName];
  label: string;
}

const labelled = <Value extends string>(values: readonly Value[], labels: Record<Value, string>): FactChoice[] =>
  values.map((value) => ({ value: value as KnownFacts[FactName], label: labels[value] }));

/** What can be chosen for a fact that is not a figure or a text of its own. */
export function factChoices(name: FactName, language: Language, texts: ConsultationTexts['facts']): FactChoice[] {
  const home = homeTexts[language];
  switch (name) {
    case 'homeType':
      return labelled(homeTypes, home.homeType);
    case 'roofType':
      return labelled(roofTypes, home.roofType);
    case 'currentHeatingSystem':
      return labelled(heatingSystems, home.heatingSystem);
    case 'hasEV':
      return labelled(evOwnerships, home.evOwnership);
    case 'heatingSystemAge':
    case 'roofAge':
      return labelled(ages, home.age);
    case 'ownsHome':
      return [
        { value: true, label: texts.owned },
        { value: false, label: texts.rented },
      ];
    default:
      return [
        { value: true, label: texts.yes },
        { value: false, label: texts.no },
      ];
  }
}
