import type { Locale } from '#domain/format.ts';
import { formatMoney } from '#domain/format.ts';
import type { PackageOption } from '#domain/questionnaire/packages.ts';
import type { HomeTexts } from '#texts/home/texts.ts';

export function savingsText(
  { estimatedSavings }: PackageOption,
  home: HomeTexts,
  { language, market }: Locale,
): string {
  return estimatedSavings ? home.perYear(formatMoney(estimatedSavings, { language, market })) : home.savingsByUse;
}
