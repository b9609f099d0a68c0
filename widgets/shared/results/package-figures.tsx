import { formatMoney } from '#domain/format.ts';
import { costTexts } from '#texts/costs/all.ts';
import { packageFigures } from '#texts/costs/package-figures.ts';
import { homeTexts } from '#texts/home/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { ShownPackage } from '#widgets/shared/results/results-store.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';

interface PackageFiguresProps {
  of: ShownPackage;
  options: WidgetOptions;
}

export function PackageFigures({ of, options }: PackageFiguresProps) {
  const labels = costTexts[options.language];
  const { savings, payback } = packageFigures(of, homeTexts[options.language], options);
  return (
    <>
      <p className="price">{formatMoney(of.totalCost, options)}</p>
      <dl>
        <div className="row">
          <dt>{labels.savings}</dt>
          <dd>{savings}</dd>
        </div>
        <div className="row">
          <dt>{labels.payback}</dt>
          <dd>{payback}</dd>
        </div>
      </dl>
    </>
  );
}

interface WhatIsTypicalProps {
  packages: readonly ShownPackage[];
  options: WidgetOptions;
}

/** What figures are worth, before they are read. */
export function WhatIsTypical({ packages, options }: WhatIsTypicalProps) {
  const { typical, eachByItself, aboveCosts } = resultTexts[options.language];
  const paid = packages.find(({ paidAtMost }) => paidAtMost)?.paidAtMost;
  return (
    <p className="small">
      {typical} {packages.length > 1 && eachByItself} {paid && aboveCosts(formatMoney(paid, options))}
    </p>
  );
}
