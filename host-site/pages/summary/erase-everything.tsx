import { useId, useState } from 'react';
import { erasePerson } from '#domain/contract/person.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface EraseEverythingProps {
  token: string;
  isOpen: boolean;
  onClose: () => void;
  onErased: () => void;
}

/** What this tab keeps goes too; a blocked storage has nothing to forget. */
function forgetHere(): void {
  try {
    sessionStorage.clear();
  } catch {
    return;
  }
}

/** Erases after a typed word, so that no slip of a finger does. */
export function EraseEverything({ token, isOpen, onClose, onErased }: EraseEverythingProps) {
  const { erase, keep, used } = useSummaryTexts().summary;
  const [typed, setTyped] = useState('');
  const id = useId();
  const { state, run } = useAction(erasePerson, () => {
    forgetHere();
    onErased();
  });
  const isBusy = state.status === 'loading';
  const isTyped = typed.trim().toLowerCase() === erase.word;
  return (
    <QuestionDialog
      isOpen={isOpen}
      title={erase.title}
      confirm={isBusy ? erase.busy : erase.confirm}
      keep={keep}
      isBusy={isBusy}
      isReady={isTyped}
      onConfirm={() => run({ parameters: { token }, body: {} })}
      onClose={onClose}
    >
      <p>{erase.text}</p>
      <p>
        <label htmlFor={id}>{erase.label(erase.word)}</label>
        <input
          id={id}
          className="text-input"
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </p>
      <CallStatus state={state} unknown={used} />
    </QuestionDialog>
  );
}
