import type { OpenQuestion } from '#domain/chat/questions.ts';
import { ages, evOwnerships, heatingSystems, homeTypes, roofTypes } from '#domain/home/enumerations.ts';
import type { HomeTexts } from '#texts/home/texts.ts';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';

/** A word that answers nothing by itself is better typed out. */
const without = <Value extends string>(vague: NoInfer<Value>, values: readonly Value[]) =>
  values.filter((it) => it !== vague);

/** Answers of a word or two to what the adviser asked, in the visitor's words; none where a figure is asked for. */
export function answerChoices(asked: OpenQuestion, home: HomeTexts, { owns }: Pick<ChatTexts, 'owns'>): string[] {
  switch (asked) {
    case 'homeType':
      return without('other', homeTypes).map((it) => home.homeType[it]);
    case 'roofType':
      return without('multiple', roofTypes).map((it) => home.roofType[it]);
    case 'currentHeatingSystem':
      return without('other', heatingSystems).map((it) => home.heatingSystem[it]);
    case 'hasEV':
      return evOwnerships.map((it) => home.evOwnership[it]);
    case 'heatingAge':
      return ages.map((it) => home.age[it]);
    case 'ownership':
      return [owns.yes, owns.no];
    default:
      return [];
  }
}
