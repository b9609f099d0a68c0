import type { Market } from '#domain/place.ts';
import { hasCostFactors, type PackageName, type QuickResult } from '#domain/questionnaire/packages.ts';
import { CostFactorList } from '#host-site/pages/summary/cost-factor-list.tsx';
import { PackageTable } from '#host-site/pages/summary/package-table.tsx';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';

interface PackagesPartProps {
  result: QuickResult;
  /** The recommended one. */
  first: PackageName | undefined;
  market: Market;
}

/** What it may cost. */
export function PackagesPart({ result, first, market }: PackagesPartProps) {
  const { summary } = useSummaryTexts();
  return (
    <>
      <h3>{summary.packages}</h3>
      <PackageTable options={result.options} first={first} market={market} />
      {hasCostFactors(result.costFactors) && <CostFactorList factors={result.costFactors} market={market} />}
      <p className="small">{summary.typical}</p>
    </>
  );
}
