import { useTexts } from '#host-site/texts/site-texts.ts';

/** What could not be read, and a button that asks again. */
export function FailedRead({ text, retry }: { text: string; retry: () => void }) {
  return (
    <div className="failed-read" role="alert">
      <p>{text}</p>
      <button type="button" className="button ghost small" onClick={retry}>
        {useTexts().site.calls.retry}
      </button>
    </div>
  );
}
