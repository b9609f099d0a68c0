import type { OpenQuestion } from '#domain/chat/questions.ts';
import { evOwnerships, heatingSystems, homeTypes, roofTypes } from '#domain/home/enumerations.ts';
import type { Language } from '#domain/place.ts';
import { homeTexts } from '#texts/home/all.ts';

/** What can be answered to a question, in words that are understood; nothing where any number or name can. */
export function questionChoices(question: OpenQuestion | undefined, language: Language): string[] {
  const { homeType, roofType, heatingSystem, evOwnership } = homeTexts[language];
  switch (question) {
    case 'homeType':
      return homeTypes.filter((it) => it !== 'other').map((it) => homeType[it]);
    case 'roofType':
      return roofTypes.map((it) => roofType[it]);
    case 'currentHeatingSystem':
      return heatingSystems.filter((it) => it !== 'other').map((it) => heatingSystem[it]);
    case 'hasEV':
      return evOwnerships.map((it) => evOwnership[it]);
    default:
      return [];
  }
}
