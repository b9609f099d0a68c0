import { useState } from 'react';
import { readSummary } from '#domain/contract/summary.ts';
import { ErasedView } from '#host-site/pages/summary/erased-view.tsx';
import { SummaryFailure } from '#host-site/pages/summary/summary-failure.tsx';
import { SummaryView } from '#host-site/pages/summary/summary-view.tsx';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import { useReply } from '#host-site/use-reply.ts';
import './summary-page.css';

/** The page behind the link of the first mail. Its address is the key: it is not told to other sites and not indexed. */
export function SummaryPage({ token }: { token: string }) {
  const { state, retry, refresh } = useReply(readSummary, { parameters: { token } });
  const [isErased, setIsErased] = useState(false);
  const { summary } = useSummaryTexts();
  return (
    <>
      <title>{summary.documentTitle}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {isErased && <ErasedView />}
      {!isErased && state.status === 'loading' && <Loading text={summary.loading} />}
      {!isErased && state.status === 'failed' && <SummaryFailure failure={state.problem} retry={retry} />}
      {!isErased && state.status === 'done' && (
        <SummaryView token={token} summary={state.value} refresh={refresh} onErased={() => setIsErased(true)} />
      )}
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
