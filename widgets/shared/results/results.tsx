import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatMoney } from '#domain/format.ts';
import { homeTexts } from '#texts/home/all.ts';
import { recommendationTexts } from '#texts/recommendation/all.ts';
import { recommendationSentence } from '#texts/recommendation/say.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { EstimatePlace } from '#widgets/shared/estimate/estimate-place.tsx';
import { Advice, type ResultPartProps } from '#widgets/shared/results/advice.tsx';
import type { FollowUp } from '#widgets/shared/results/follow-up.ts';
import { CostsAndPackages } from '#widgets/shared/results/packages.tsx';
import type { ResultsStore, ShownResult } from '#widgets/shared/results/results-store.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';
import { summaryDialogTexts } from '#widgets/shared/summary-dialog/texts/all.ts';
import { Button } from '#widgets/shared/ui/button.tsx';

interface ResultsProps {
  results: ResultsStore;
  followUp: Pick<FollowUp, 'partners' | 'estimate' | 'shown'>;
  options: WidgetOptions;
  /** What each widget says itself. */
  words: { title?: string; verdict?: string; intro: string; back: string; close: string; email?: string };
  /** Between potentials and next steps. */
  details?: ReactNode;
  children?: ReactNode;
}

/** What to begin with and why, what it costs, what comes next, and the ways on. */
export function Results({ results, followUp, options, words, details, children }: ResultsProps) {
  const result = useStore(results.$shown);
  const isComplete = useStore(results.$isComplete);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time they are drawn
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // On a page that was just loaded nobody has asked for them.
    if (!navigator.userActivation?.hasBeenActive) return;
    followUp.shown();
    showTop(heading.current);
  }, []);
  const { title, connect } = resultTexts[options.language];
  const { advice } = result;
  return (
    <section className="panel results" part="panel" aria-labelledby="results-title">
      <h2 id="results-title" tabIndex={-1} ref={heading}>
        {words.title ?? title}
      </h2>
      <p className="verdict">{words.verdict ?? (advice && adviceSentence(advice, options))}</p>
      <p className="results-intro">{words.intro}</p>
      <Advice result={result} options={options} />
      {result.costFactors.length > 0 && <CostFactorsBox result={result} options={options} />}
      {result.packages.length > 0 && <CostsAndPackages packages={result.packages} options={options} />}
      {details}
      <EstimatePlace estimate={followUp.estimate} options={options} />
      <NextSteps followUp={followUp} options={options} />
      <footer>
        <div className="connect">
          <Button onPress={results.connect}>{connect}</Button>
        </div>
        <Button look="quiet" onPress={results.emailSummary}>
          {words.email ?? summaryDialogTexts[options.language].open}
        </Button>
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

/** What to begin with, in one sentence. */
export function adviceSentence(
  { recommendation, home }: NonNullable<ShownResult['advice']>,
  { language }: WidgetOptions,
) {
  return recommendationSentence(recommendation, home, recommendationTexts[language]);
}

/** They begin at their top, whatever stood there before and however far the page was scrolled. */
function showTop(heading: HTMLElement | null) {
  const panel = heading?.closest('.panel');
  const { top = 0 } = panel?.getBoundingClientRect() ?? {};
  if (top < 0) panel?.scrollIntoView({ block: 'start' });
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

function NextSteps({ followUp, options }: Pick<ResultsProps, 'followUp' | 'options'>) {
  const partner = useStore(followUp.partners.$pagePartner);
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
