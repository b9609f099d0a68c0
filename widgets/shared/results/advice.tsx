import { solutions } from '#domain/home/enumerations.ts';
import { homeTexts } from '#texts/home/all.ts';
import { recommendationTexts } from '#texts/recommendation/all.ts';
import { ratingReason } from '#texts/recommendation/say.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { PackageFigures, WhatIsTypical } from '#widgets/shared/results/package-figures.tsx';
import type { ShownResult } from '#widgets/shared/results/results-store.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';
import { Gauge } from '#widgets/shared/ui/gauge.tsx';
import { SolutionGlyph } from '#widgets/shared/ui/solution-glyph.tsx';

export interface ResultPartProps {
  result: ShownResult;
  options: WidgetOptions;
}

/** The package to begin with, beside the ratings that speak for it. */
export function Advice(props: ResultPartProps) {
  return (
    <div className="advice">
      <RecommendedPackage {...props} />
      <Ratings {...props} />
    </div>
  );
}

function RecommendedPackage({ result: { packages, advice }, options }: ResultPartProps) {
  const it = packages.find(({ isRecommended }) => isRecommended);
  const solution = advice?.recommendation.solution;
  if (!it || !solution) return null;
  const { language } = options;
  const home = homeTexts[language];
  return (
    <section className="recommended" part="recommended" aria-labelledby="recommended-title">
      <SolutionGlyph solution={solution} />
      <p className="recommended-mark">{recommendationTexts[language].mark}</p>
      <h3 id="recommended-title">
        {home.package[it.name]} <small>{home.solution[solution]}</small>
      </h3>
      <WhatIsTypical packages={[it]} options={options} />
      <PackageFigures of={it} options={options} />
    </section>
  );
}

function Ratings({ result: { potentials, isCalculated, advice }, options: { language } }: ResultPartProps) {
  const home = homeTexts[language];
  const shown = advice ? solutions : solutions.filter((it) => potentials[it]);
  return (
    <div>
      {isCalculated && <p className="small calculated">{resultTexts[language].calculated}</p>}
      <ul className="potentials">
        {shown.map((solution) => {
          const rated = potentials[solution];
          return (
            <li key={solution} className={`potential ${rated ?? 'unrated'}`} part="potential">
              <SolutionGlyph solution={solution} />
              <h3>{home.solution[solution]}</h3>
              <Gauge level={rated} />
              <p className="level">{rated ? home.potential[rated] : resultTexts[language].needMoreInfo}</p>
              {advice && (
                <p className="why">{ratingReason(solution, rated, advice.home, recommendationTexts[language], home)}</p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
