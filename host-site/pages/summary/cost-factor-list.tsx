import type { Market } from '#domain/place.ts';
import type { CostFactors } from '#domain/questionnaire/packages.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import { extrasOf } from '#texts/mail/figures.ts';

export function CostFactorList({ factors, market }: { factors: CostFactors; market: Market }) {
  const { language } = useNavigation().address;
  const { home } = useTexts();
  const { summary } = useSummaryTexts();
  return <p className="cost-factors">{summary.costFactors(extrasOf(factors, home, { language, market }))}</p>;
}
