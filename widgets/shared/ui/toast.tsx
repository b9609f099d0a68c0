import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#widgets/shared/ui/button.tsx';
import { Icon } from '#widgets/shared/ui/icon.tsx';

interface ToastProps {
  /** Undefined while there is nothing to tell. */
  message: ReactNode | undefined;
  /** Something went wrong: it looks so, and is read out at once. */
  isError?: boolean | undefined;
  action?: { label: string; onPress: () => void };
  closeLabel: string;
  onClose: () => void;
}

/** Told within one element: another toast comes. */
const GIVE_WAY = 'toast';

/**
 * One sentence at the lower edge of the widget. It never takes the focus, and stays until the person is done with it, or
 * until another part of the element has something to tell: at most one is shown at once.
 */
export function Toast({ message, isError, action, closeLabel, onClose }: ToastProps) {
  const place = useRef<HTMLDivElement>(null);
  const isShown = Boolean(message);
  useEffect(() => {
    const root = place.current?.getRootNode();
    if (!isShown) return;
    root?.dispatchEvent(new Event(GIVE_WAY));
    root?.addEventListener(GIVE_WAY, onClose);
    return () => root?.removeEventListener(GIVE_WAY, onClose);
  }, [isShown, onClose]);
  return (
    <div role={isError ? undefined : 'status'} className="toast-place" ref={place}>
      {message && (
        <div className={isError ? 'toast wrong' : 'toast'} part="toast" role={isError ? 'alert' : undefined}>
          <p>{message}</p>
          <div className="toast-actions">
            {action && (
              <Button look="quiet" onPress={action.onPress}>
                {action.label}
              </Button>
            )}
            <button type="button" className="close" aria-label={closeLabel} onClick={onClose}>
              <Icon markup='<path d="m6 6 12 12M18 6 6 18"/>' />
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
