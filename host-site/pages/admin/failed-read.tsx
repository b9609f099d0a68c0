import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';

/** What could not be read, and a button that asks again. */
export function FailedRead({ text, retry }: { text: string; retry: () => void }) {
  const texts = useAdminTexts();
  return (
    <div className="admin-failed" role="alert">
      <p>{text}</p>
      <button type="button" className="button ghost small" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}
