import { formatMoney } from '#domain/format.ts';
import { type CostFactors, costFactorNames } from '#domain/questionnaire/packages.ts';
import type { HomeTexts } from '#texts/home/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { ResultTexts } from '#widgets/shared/results/texts/texts.ts';

interface CostFactorsBoxProps {
  factors: CostFactors;
  home: HomeTexts;
  texts: ResultTexts;
  options: WidgetOptions;
}

export function CostFactorsBox({ factors, home, texts, options: { language, market } }: CostFactorsBoxProps) {
  return (
    <aside className="factors" part="cost-factors" aria-labelledby="factors-title">
      <h3 id="factors-title">{texts.costFactors.title}</h3>
      <p>{texts.costFactors.intro}</p>
      <dl>
        {costFactorNames
          .filter((name) => factors[name].minor > 0)
          .map((name) => (
            <div key={name} className="row">
              <dt>{home.costFactor[name]}</dt>
              <dd className="figure">{formatMoney(factors[name], { language, market })}</dd>
            </div>
          ))}
      </dl>
    </aside>
  );
}
