import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatMoney } from '#domain/format.ts';
import { solutions } from '#domain/home/enumerations.ts';
import { homeTexts } from '#texts/home/all.ts';
import type { PartnerMatches } from '#widgets/shared/contact-dialog/partner-matches.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { CostsAndPackages } from '#widgets/shared/results/packages.tsx';
import type { ResultsStore, ShownResult } from '#widgets/shared/results/results-store.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';
import { summaryDialogTexts } from '#widgets/shared/summary-dialog/texts/all.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { Gauge } from '#widgets/shared/ui/gauge.tsx';
import { SolutionGlyph } from '#widgets/shared/ui/solution-glyph.tsx';

interface ResultsProps {
  results: ResultsStore;
  partners: PartnerMatches;
  options: WidgetOptions;
  /** What each widget says itself. */
  words: { title?: string; intro: string; back: string; close: string; email?: string };
  /** Between potentials and next steps. */
  details?: ReactNode;
  children?: ReactNode;
}

/** Potentials, what they cost, what comes next, and the ways on. */
export function Results({ results, partners, options, words, details, children }: ResultsProps) {
  const result = useStore(results.$shown);
  const isComplete = useStore(results.$isComplete);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { title, connect } = resultTexts[options.language];
  return (
    <section className="panel results" part="panel" aria-labelledby="results-title">
      <h2 id="results-title" tabIndex={-1} ref={heading}>
        {words.title ?? title}
      </h2>
      <p className="results-intro">{words.intro}</p>
      <PotentialCards result={result} options={options} />
      {result.costFactors.length > 0 && <CostFactorsBox result={result} options={options} />}
      {result.packages.length > 0 && <CostsAndPackages packages={result.packages} options={options} />}
      {details}
      <NextSteps partners={partners} options={options} />
      <footer>
        <div className="onward">
          <Button onPress={results.connect}>{connect}</Button>
          <Button look="quiet" onPress={results.emailSummary}>
            {words.email ?? summaryDialogTexts[options.language].open}
          </Button>
        </div>
        <div className="back">
          <Button look="quiet" onPress={results.back}>
            {words.back}
          </Button>
          {isComplete && (
            <Button look="quiet" onPress={results.close}>
              {words.close}
            </Button>
          )}
        </div>
      </footer>
      {children}
    </section>
  );
}

interface ResultPartProps {
  result: ShownResult;
  options: WidgetOptions;
}

function PotentialCards({ result: { potentials }, options: { language } }: ResultPartProps) {
  const home = homeTexts[language];
  return (
    <ul className="potentials">
      {solutions.map((solution) => {
        const potential = potentials[solution];
        return (
          <li key={solution} className={`potential ${potential ?? 'open'}`} part="potential">
            <SolutionGlyph solution={solution} />
            <h3>{home.solution[solution]}</h3>
            <Gauge level={potential} />
            <p className="level">{potential ? home.potential[potential] : resultTexts[language].needMoreInfo}</p>
          </li>
        );
      })}
    </ul>
  );
}

function CostFactorsBox({ result, options }: ResultPartProps) {
  const { title, intro } = resultTexts[options.language].costFactors;
  return (
    <aside className="factors" part="cost-factors" aria-labelledby="factors-title">
      <h3 id="factors-title">{title}</h3>
      <p>{intro}</p>
      <dl>
        {result.costFactors.map(({ name, cost }) => (
          <div key={name} className="row">
            <dt>{homeTexts[options.language].costFactor[name]}</dt>
            <dd className="figure">{formatMoney(cost, options)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

function NextSteps({ partners: { $pagePartner }, options }: Pick<ResultsProps, 'partners' | 'options'>) {
  const partner = useStore($pagePartner);
  const { title, items } = resultTexts[options.language].nextSteps;
  return (
    <section className="next-steps" aria-labelledby="next-title">
      <h3 id="next-title">{title}</h3>
      <ol>
        {items(partner?.name).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </section>
  );
}
