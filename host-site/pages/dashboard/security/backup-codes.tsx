import { useState } from 'react';
import { PRODUCT_NAME } from '#domain/product.ts';
import { saveFile } from '#host-site/shell/save-file.ts';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';

/** Shown once: nobody can read them again. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { totp } = useDashboardTexts().security;
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = () => navigator.clipboard?.writeText(text).then(() => setCopied(true));
  return (
    <div className="backup-codes">
      <h4>{totp.codesTitle}</h4>
      <p>{totp.codesText}</p>
      <ol>
        {codes.map((it) => (
          <li key={it}>
            <code>{it}</code>
          </li>
        ))}
      </ol>
      <div className="auth-actions">
        <button type="button" className="button ghost" onClick={copy}>
          {totp.copy}
        </button>
        <button
          type="button"
          className="button ghost"
          onClick={() => saveFile(`${PRODUCT_NAME.toLowerCase()}-codes.txt`, `${text}\n`, 'text/plain')}
        >
          {totp.download}
        </button>
        <button type="button" className="button" onClick={onDone}>
          {totp.codesKept}
        </button>
      </div>
      <p role="status" className="call-status">
        {isCopied && totp.copied}
      </p>
    </div>
  );
}
