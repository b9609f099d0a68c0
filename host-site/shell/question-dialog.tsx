import { type ReactNode, useEffect, useId, useRef } from 'react';
import './question-dialog.css';

interface QuestionDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  keep: string;
  isBusy: boolean;
  /** What follows is no loss. */
  isSafe?: boolean;
  /** False while something must still be typed. */
  isReady?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question before something that cannot be undone. What changes nothing has the focus first. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { isOpen, title, children, confirm, keep, isBusy, isReady = true, isSafe = false, onConfirm, onClose } = props;
  const place = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) place.current?.showModal();
    else place.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={place} className="question" aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      <div className="question-actions">
        <button type="button" className="button ghost" onClick={onClose}>
          {keep}
        </button>
        <button
          type="button"
          className={isSafe ? 'button' : 'button danger'}
          disabled={!isReady}
          aria-disabled={isBusy}
          onClick={onConfirm}
        >
          {confirm}
        </button>
      </div>
    </dialog>
  );
}
