import { formatMoney, type Locale } from '#domain/format.ts';
import { solutions } from '#domain/home/enumerations.ts';
import { type CostFactors, costFactorNames, type PackageOption } from '#domain/questionnaire/packages.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';
import { packageFigures } from '#texts/costs/package-figures.ts';
import type { HomeTexts } from '#texts/home/texts.ts';
import type { PackageCard, PotentialBadge } from '#texts/mail/letter.ts';
import type { SummaryMailTexts } from '#texts/summary-mail/texts.ts';

/** A badge for each potential that is known. */
export function potentialBadges(potentials: Partial<Potentials>, home: HomeTexts): PotentialBadge[] {
  return solutions.flatMap((solution) => {
    const potential = potentials[solution];
    if (!potential) return [];
    return [{ solution, name: home.solution[solution], potential, level: home.potential[potential] }];
  });
}

export function packageCard(
  option: PackageOption,
  texts: SummaryMailTexts,
  home: HomeTexts,
  locale: Locale,
  mark: string | undefined,
): PackageCard {
  const { name, includedSolutions, totalCost } = option;
  const { savings, payback } = packageFigures(option, home, locale);
  return {
    name: mark ? `${home.package[name]} (${mark})` : home.package[name],
    solutions: includedSolutions,
    includes: texts.includes(includedSolutions.map((it) => home.solution[it]).join(', ')),
    total: { label: texts.total, value: formatMoney(totalCost, locale) },
    facts: [
      { label: texts.savings, value: savings },
      { label: texts.payback, value: payback },
    ],
  };
}

/** The extras that add to the totals: `Neue Dacheindeckung (10.000 €)`; empty without any. */
export function extrasOf(factors: CostFactors, home: HomeTexts, locale: Locale): string {
  const extras = costFactorNames.filter((name) => factors[name].minor > 0);
  return extras.map((name) => `${home.costFactor[name]} (${formatMoney(factors[name], locale)})`).join(', ');
}
