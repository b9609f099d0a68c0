import { formatMoney, type Locale } from '#domain/format.ts';
import type { PackageOption } from '#domain/questionnaire/packages.ts';
import type { HomeTexts } from '#texts/home/texts.ts';
import type { Fact } from '#texts/mail/letter.ts';

export type PackageTotal = Pick<PackageOption, 'name' | 'totalCost'>;

/** Each package and what it costs in all. */
export function totalCosts(packages: readonly PackageTotal[], home: HomeTexts, locale: Locale): Fact[] {
  return packages.map(({ name, totalCost }) => ({ label: home.package[name], value: formatMoney(totalCost, locale) }));
}
