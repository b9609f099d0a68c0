import type { ReactNode } from 'react';
import './auth.css';

/** A page behind the link of a mail: nothing leads to it but that mail. */
export function AuthFrame({ documentTitle, children }: { documentTitle: string; children: ReactNode }) {
  return (
    <div className="wrap notice">
      <title>{documentTitle}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {children}
    </div>
  );
}
