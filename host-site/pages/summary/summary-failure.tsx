import type { ApiErrorCode } from '#domain/contract/client.ts';
import { pathTo } from '#domain/pages.ts';
import { isUnreached } from '#host-site/api-call.ts';
import { ASSESSMENT_ANCHOR } from '#host-site/routing/anchors.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { RetryButton } from '#host-site/shell/failed-read.tsx';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import type { SummaryTexts } from '#host-site/texts/summary/texts.ts';

function sentenceOf(failure: ApiErrorCode, texts: SummaryTexts) {
  if (failure === 'not-found') return texts.notFound;
  if (failure === 'link-ended') return texts.ended;
  if (isUnreached(failure)) return texts.offline;
  return failure === 'too-many-requests' ? texts.busy : texts.failed;
}

export function SummaryFailure({ failure, retry }: { failure: ApiErrorCode; retry: () => void }) {
  const { summary } = useSummaryTexts();
  const { title, text } = sentenceOf(failure, summary);
  return (
    <div className="wrap notice summary-wait" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {failure === 'not-found' || failure === 'link-ended' ? (
        <Link className="button" to={{ path: pathTo('home'), hash: `#${ASSESSMENT_ANCHOR}` }}>
          {summary.newAssessment}
        </Link>
      ) : (
        <RetryButton className="button" retry={retry} />
      )}
    </div>
  );
}
