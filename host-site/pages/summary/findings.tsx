import { lazy, Suspense } from 'react';
import { strategyPotentials } from '#domain/contract/assessment-result.ts';
import type { Consultation } from '#domain/contract/summary.ts';
import { type AdvisedHome, packageOf, recommendationOf } from '#domain/questionnaire/recommendation.ts';
import type { AdvisedSetup } from '#domain/strategy-check/strategy.ts';
import { PackagesPart } from '#host-site/pages/summary/packages-part.tsx';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import { recommendationSentence } from '#texts/recommendation/say.ts';

const StrategyPart = lazy(async () => ({
  default: (await import('#host-site/pages/summary/strategy-part.tsx')).StrategyPart,
}));
const StrategyHeadline = lazy(async () => ({
  default: (await import('#host-site/pages/summary/strategy-part.tsx')).StrategyHeadline,
}));
const EstimatePart = lazy(async () => ({
  default: (await import('#host-site/pages/summary/estimate-part.tsx')).EstimatePart,
}));

/** What was told of a home and found out about it, for its owner and for a company. */
export interface Findings extends Pick<Consultation, 'market' | 'answers' | 'ownsHome' | 'potentials' | 'estimate'> {
  result: Consultation['result'] | AdvisedSetup;
}

/** What the home is told to begin with, as its widget told it. */
function recommended({ potentials, answers, ownsHome, estimate }: Findings) {
  const advised: AdvisedHome = { ...answers, ownsHome, verdict: estimate?.verdict };
  return { advised, recommendation: recommendationOf(strategyPotentials({ potentials }), advised) };
}

/** The one sentence above all figures. */
export function Headline({ findings }: { findings: Findings }) {
  const texts = useSummaryTexts().recommendation;
  const { result, estimate, market } = findings;
  if (!result && !estimate) return null;
  if (result && 'setup' in result)
    return (
      <Suspense fallback={null}>
        <StrategyHeadline strategy={result} market={market} />
      </Suspense>
    );
  const { advised, recommendation } = recommended(findings);
  return <p className="headline">{recommendationSentence(recommendation, advised, texts)}</p>;
}

/** Packages and costs, the setup of a check, or the detailed estimate in their place. */
export function ResultPart({ findings }: { findings: Findings }) {
  const { result, estimate, market } = findings;
  if (result && !('setup' in result)) {
    const { solution } = recommended(findings).recommendation;
    return <PackagesPart result={result} first={solution && packageOf[solution]} market={market} />;
  }
  return (
    <Suspense fallback={null}>
      {result && <StrategyPart strategy={result} market={market} />}
      {estimate && <EstimatePart report={estimate} market={market} />}
    </Suspense>
  );
}
