import { ConfirmAddress } from '#host-site/pages/summary/confirm-address.tsx';
import { ConsultationView } from '#host-site/pages/summary/consultation-view.tsx';
import { SummaryFailure } from '#host-site/pages/summary/summary-failure.tsx';
import { type Summary, useSummary } from '#host-site/pages/summary/use-summary.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './summary-page.css';

/** The page behind the link of the first mail. Its address is the key: it is not told to other sites and not indexed. */
export function SummaryPage({ token }: { token: string }) {
  const { state, retry } = useSummary(token);
  const { summary } = useTexts().site;
  return (
    <>
      <title>{summary.documentTitle}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {state.status === 'loading' && <Loading text={summary.loading} />}
      {state.status === 'failed' && <SummaryFailure failure={state.problem} retry={retry} />}
      {state.status === 'done' && <SummaryView token={token} summary={state.value} />}
    </>
  );
}

function Loading({ text }: { text: string }) {
  return (
    <div className="wrap notice summary-wait" role="status">
      <p className="summary-loading">{text}</p>
    </div>
  );
}

function SummaryView({ token, summary }: { token: string; summary: Summary }) {
  const texts = useTexts().site.summary;
  return (
    <article className="summary wrap">
      <header className="summary-head">
        <h1>{texts.heading}</h1>
        <p>{texts.intro}</p>
        <button type="button" className="button ghost" onClick={() => print()}>
          {texts.print}
        </button>
      </header>
      <ConfirmAddress token={token} isConfirmed={summary.confirmed} />
      {summary.consultations.length === 0 && <p>{texts.empty}</p>}
      {summary.consultations.map((consultation) => (
        <ConsultationView key={consultation.createdAt} consultation={consultation} />
      ))}
    </article>
  );
}
