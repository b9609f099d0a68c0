import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#widgets/shared/ui/icon.tsx';

interface DialogProps {
  isOpen: boolean;
  /** For what wants the width of a page, such as a letter. */
  isWide?: boolean;
  title: string;
  closeLabel: string;
  /** Selector of what has the focus afterwards, where nothing in the widget had it before. */
  returnTo?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog inside the shadow root; the browser keeps focus in it and gives it back to what had it before.
 * It begins with its first field, or with what it says where it asks nothing.
 */
export function Dialog({ isOpen, isWide, title, closeLabel, returnTo, onClose, children }: DialogProps) {
  const place = useRef<HTMLDialogElement>(null);
  // Without a list of dependencies: a dialog that left the page and came back is open, but no longer modal.
  useEffect(() => {
    const dialog = place.current;
    if (!dialog?.isConnected) return;
    if (isOpen && !dialog.matches(':modal')) {
      dialog.removeAttribute('open');
      const root = dialog.getRootNode() as ShadowRoot;
      if (returnTo && !root.activeElement) root.querySelector<HTMLElement>(returnTo)?.focus({ preventScroll: true });
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[tabindex="-1"], input')?.focus();
    }
    if (!isOpen && dialog.open) dialog.close();
  });
  // Removed without being closed, it would keep the focus to itself.
  useEffect(() => {
    const dialog = place.current;
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={place}
      part="dialog"
      className={isWide ? 'wide' : undefined}
      aria-labelledby="dialog-title"
      onClose={onClose}
    >
      {isOpen && (
        <div className="dialog">
          <header>
            <h2 id="dialog-title">{title}</h2>
            <button type="button" className="close" aria-label={closeLabel} onClick={onClose}>
              <Icon markup='<path d="m6 6 12 12M18 6 6 18"/>' />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
