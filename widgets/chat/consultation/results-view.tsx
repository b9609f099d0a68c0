import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { marketCurrency } from '#domain/place.ts';
import { knownResult } from '#domain/questionnaire/known-result.ts';
import { hasCostFactors } from '#domain/questionnaire/packages.ts';
import { homeTexts } from '#texts/home/all.ts';
import type { ConsultationParts } from '#widgets/chat/consultation/parts.ts';
import { ResultsFooter } from '#widgets/chat/consultation/results-footer.tsx';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import { CostFactorsBox } from '#widgets/shared/results/cost-factors-box.tsx';
import { CostsAndPackages } from '#widgets/shared/results/costs-and-packages.tsx';
import { NextSteps } from '#widgets/shared/results/next-steps.tsx';
import { Potentials } from '#widgets/shared/results/potentials.tsx';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';

/** What the conversation has come to, from its own facts. */
export function ChatResultsView({ parts: { context, partners } }: { parts: ConsultationParts }) {
  const { store, $options } = context;
  const options = useStore($options);
  const facts = useStore(store.$facts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const shared = resultTexts[options.language];
  const texts = consultationTexts[options.language].results;
  const home = homeTexts[options.language];
  const result = knownResult(facts, marketCurrency(options.market));
  return (
    <section className="panel results" part="panel" aria-labelledby="results-title">
      <h2 id="results-title" tabIndex={-1} ref={heading}>
        {shared.title}
      </h2>
      <p className="results-intro">{texts.intro}</p>
      <Potentials result={result} home={home} texts={shared} />
      {hasCostFactors(result.costFactors) && (
        <CostFactorsBox factors={result.costFactors} home={home} texts={shared} options={options} />
      )}
      {result.options.length > 0 && (
        <CostsAndPackages packages={result.options} home={home} texts={shared} options={options} />
      )}
      <NextSteps texts={shared} partners={partners} />
      <ResultsFooter store={store} options={options} texts={texts} />
    </section>
  );
}
