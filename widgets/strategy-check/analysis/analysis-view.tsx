import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useRef } from 'react';
import { strategyHeadline } from '#texts/strategy/strategy-blocks.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { ClosedResults } from '#widgets/shared/results/closed-results.tsx';
import { FollowUpDialogs } from '#widgets/shared/results/follow-up-dialogs.tsx';
import { adviceSentence, Results } from '#widgets/shared/results/results.tsx';
import { Button } from '#widgets/shared/ui/button.tsx';
import type { AnalysisStore } from '#widgets/strategy-check/analysis/analysis-store.ts';
import { StrategyView } from '#widgets/strategy-check/analysis/strategy-view.tsx';
import { analysisTexts } from '#widgets/strategy-check/analysis/texts/all.ts';

interface AnalysisViewProps {
  analysis: AnalysisStore;
  $options: ReadableAtom<WidgetOptions>;
}

/** The recommendation, until it is closed; or that there is none. */
export function AnalysisView({ analysis, $options }: AnalysisViewProps) {
  const options = useStore($options);
  const strategy = useStore(analysis.$strategy);
  const modelReasons = useStore(analysis.$modelReasons);
  const verdict = useStore(analysis.followUp.estimate.$verdict);
  const advice = useStore(analysis.$advice);
  const calculated = advice && adviceSentence(advice, options);
  const { results: words, closed } = analysisTexts[options.language];
  if (useStore(analysis.$isClosed)) return <ClosedResults words={closed} onOpen={analysis.reopen} />;
  if (!strategy) return <NoResults analysis={analysis} options={options} />;
  return (
    <Results
      results={analysis}
      followUp={analysis.followUp}
      options={options}
      words={{ ...words, verdict: calculated ?? strategyHeadline(strategy, options) }}
      details={
        <StrategyView strategy={strategy} modelReasons={modelReasons} against={verdict?.notWorthIt} options={options} />
      }
    >
      <FollowUpDialogs followUp={analysis.followUp} options={options} />
    </Results>
  );
}

function NoResults({ analysis, options }: { analysis: AnalysisStore; options: WidgetOptions }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  const { noResults, results } = analysisTexts[options.language];
  return (
    <section className="panel closed" part="panel">
      <p role="alert" tabIndex={-1} ref={place}>
        {noResults}
      </p>
      <Button onPress={analysis.back}>{results.back}</Button>
    </section>
  );
}
