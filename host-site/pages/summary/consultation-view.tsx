import { lazy, type ReactNode, Suspense } from 'react';
import { strategyPotentials } from '#domain/contract/assessment-result.ts';
import type { Consultation, SummaryAuthor } from '#domain/contract/summary.ts';
import { numberLocale } from '#domain/place.ts';
import { type AdvisedHome, packageOf, recommendationOf } from '#domain/questionnaire/recommendation.ts';
import { AnswerList } from '#host-site/pages/summary/answer-list.tsx';
import { AnswerRequest } from '#host-site/pages/summary/answer-request.tsx';
import { PackagesPart } from '#host-site/pages/summary/packages-part.tsx';
import { PotentialList } from '#host-site/pages/summary/potential-list.tsx';
import { RequestPart } from '#host-site/pages/summary/request-part.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import type { SummaryTexts } from '#host-site/texts/summary/texts.ts';
import { narrative } from '#texts/mail/narrative.ts';
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

interface ConsultationViewProps {
  token: string;
  consultation: Consultation;
  refresh: () => Promise<void>;
}

/** One consultation behind its link. */
export function ConsultationView({ token, consultation, refresh }: ConsultationViewProps) {
  const { language } = useNavigation().address;
  const { site } = useTexts();
  const { summary } = useSummaryTexts();
  const { kind, market, createdAt } = consultation;
  const date = new Intl.DateTimeFormat(numberLocale(language, market), { dateStyle: 'long' });
  return (
    <section className="consultation">
      <h2>
        {summary.titles[kind](date.format(new Date(createdAt)))}{' '}
        <small className="consultation-country">{site.header.countries[market]}</small>
      </h2>
      <AnswerRequest token={token} consultation={consultation} refresh={refresh} />
      <ConsultationBody consultation={consultation}>
        {kind === 'lead' && <RequestPart token={token} consultation={consultation} date={date} refresh={refresh} />}
      </ConsultationBody>
    </section>
  );
}

interface ConsultationBodyProps {
  consultation: Consultation;
  /** What stands between its potentials and its figures. */
  children?: ReactNode;
}

/** What a consultation tells: its figures in the market it was made for, whatever country the page shows. Confirmed, it is told in full. */
export function ConsultationBody({ consultation, children }: ConsultationBodyProps) {
  const { language } = useNavigation().address;
  const { home } = useTexts();
  const { summary, mail } = useSummaryTexts();
  const { market, potentials, assessment, name, consultationSummary } = consultation;
  const told = name && assessment && narrative(assessment, mail.narrative, home, { language, market });
  return (
    <>
      <Headline consultation={consultation} />
      {told && <p className="told">{told}</p>}
      <h3>{summary.potentials}</h3>
      <PotentialList potentials={potentials} />
      {children}
      <ResultPart consultation={consultation} />
      {consultationSummary && <ChatSummary {...consultationSummary} texts={summary.adviser} />}
      <h3>{summary.answers}</h3>
      <AnswerList consultation={consultation} />
    </>
  );
}

/** What the home is told to begin with, as its widget told it. */
function recommended({ potentials, answers, ownsHome, estimate }: Consultation) {
  const advised: AdvisedHome = { ...answers, ownsHome, verdict: estimate?.verdict };
  return { advised, recommendation: recommendationOf(strategyPotentials({ potentials }), advised) };
}

function Headline({ consultation }: { consultation: Consultation }) {
  const texts = useSummaryTexts().recommendation;
  const { result, estimate, market } = consultation;
  if (!result && !estimate) return null;
  if (result && 'setup' in result)
    return (
      <Suspense fallback={null}>
        <StrategyHeadline strategy={result} market={market} />
      </Suspense>
    );
  const { advised, recommendation } = recommended(consultation);
  return <p className="headline">{recommendationSentence(recommendation, advised, texts)}</p>;
}

function ResultPart({ consultation }: { consultation: Consultation }) {
  const { result, estimate, market } = consultation;
  if (result && !('setup' in result)) {
    const { solution } = recommended(consultation).recommendation;
    return <PackagesPart result={result} first={solution && packageOf[solution]} market={market} />;
  }
  return (
    <Suspense fallback={null}>
      {result && <StrategyPart strategy={result} market={market} />}
      {estimate && <EstimatePart report={estimate} market={market} />}
    </Suspense>
  );
}

interface ChatSummaryProps {
  by: SummaryAuthor;
  text: string;
  texts: SummaryTexts['adviser'];
}

function ChatSummary({ by, text, texts }: ChatSummaryProps): ReactNode {
  return (
    <>
      <h3>{texts.heading}</h3>
      <p className="adviser">{text}</p>
      <p className="small">{texts.source[by]}</p>
    </>
  );
}
