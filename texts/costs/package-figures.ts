import { formatMoney, type Locale } from '#domain/format.ts';
import type { PackageOption } from '#domain/questionnaire/packages.ts';
import type { HomeTexts } from '#texts/home/texts.ts';

/** What a package is said to save and when it pays back, wherever it is shown. */
export function packageFigures({ estimatedSavings, paybackYears }: PackageOption, home: HomeTexts, locale: Locale) {
  return {
    savings: estimatedSavings ? home.perYear(formatMoney(estimatedSavings, locale)) : home.savingsByUse,
    payback: home.years(paybackYears.from, paybackYears.to),
  };
}
