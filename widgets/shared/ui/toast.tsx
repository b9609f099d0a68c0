import type { ReactNode } from 'react';
import { Button } from '#widgets/shared/ui/button.tsx';

interface ToastProps {
  /** Undefined while there is nothing to tell. One element shows at most one at once. */
  message: ReactNode | undefined;
  action?: { label: string; onPress: () => void };
  closeLabel: string;
  onClose: () => void;
}

/** One sentence at the lower edge of the widget. It never takes the focus, and stays until the person is done with it. */
export function Toast({ message, action, closeLabel, onClose }: ToastProps) {
  return (
    <div role="status" className="toast-place">
      {message && (
        <div className="toast" part="toast">
          <p>{message}</p>
          <div className="toast-actions">
            {action && (
              <Button look="quiet" onPress={action.onPress}>
                {action.label}
              </Button>
            )}
            <button type="button" className="close" aria-label={closeLabel} onClick={onClose}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
