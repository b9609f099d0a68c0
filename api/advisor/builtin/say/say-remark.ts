import { listChoices } from '#api/advisor/builtin/say/list-choices.ts';
import { pick } from '#api/advisor/builtin/say/pick.ts';
import type { Language } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import type { Remark } from '#texts/adviser/speech.ts';

/** To a line that is neither an answer nor a question about energy. */
export function sayRemark(remark: Remark, language: Language, times: number): string {
  return pick(adviserTexts[language].remarks[remark], times);
}

/** When nothing was understood: asks again once, then for a short sentence, then offers choices. `times` counts from 0. */
export function sayMisunderstood(times: number, choices: readonly string[], language: Language): string {
  const { misunderstoodOnce, misunderstoodTwice, misunderstoodOften } = adviserTexts[language];
  if (times === 0) return misunderstoodOnce;
  return times === 1 || choices.length === 0 ? misunderstoodTwice : misunderstoodOften(listChoices(choices, language));
}
