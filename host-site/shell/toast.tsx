import { useStore } from '@nanostores/react';
import { $toast, dismissToast } from '#host-site/shell/toast-store.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './toast.css';

/** What has just happened, wherever the page has gone meanwhile. It stays until it is read and closed, or the next one comes. */
export function Toast() {
  const toast = useStore($toast);
  const { close } = useTexts().site.calls;
  return (
    <div role="status" className="toast-place">
      {toast && (
        <div className={toast.isFailure ? 'toast failed' : 'toast'}>
          <p>
            <strong>{toast.title}</strong>
            {toast.text}
          </p>
          <button type="button" className="toast-close" onClick={dismissToast}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" />
            </svg>
            <span className="visually-hidden">{close}</span>
          </button>
        </div>
      )}
    </div>
  );
}
