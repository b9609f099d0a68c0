import { formatMoney } from '#domain/format.ts';
import type { Market } from '#domain/place.ts';
import { type CostFactors, costFactorNames } from '#domain/questionnaire/packages.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';

export function CostFactorList({ factors, market }: { factors: CostFactors; market: Market }) {
  const { language } = useNavigation().address;
  const { home, site } = useTexts();
  const extras = costFactorNames
    .filter((name) => factors[name].minor > 0)
    .map((name) => `${home.costFactor[name]} (${formatMoney(factors[name], { language, market })})`);
  return <p className="cost-factors">{site.summary.costFactors(extras.join(', '))}</p>;
}
