import { type FormEvent, useId, useState } from 'react';
import { writeProjectMessage } from '#domain/contract/project-messages.ts';
import { MAX_MESSAGE_LENGTH } from '#domain/projects/conversation.ts';
import { keepDraft, readDraft } from '#host-site/pages/project/messages/draft.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface MessageFormProps {
  conversation: string;
  to: string;
  onSent: () => Promise<void>;
}

/** From so many characters on it is told how many are left. */
const NEARLY_FULL = MAX_MESSAGE_LENGTH - 300;

/** What is typed stays until it has arrived. */
export function MessageForm({ conversation, to, onSent }: MessageFormProps) {
  const { messages, busy } = useProjectTexts();
  const { id: projectId } = useProject().project;
  const [draft, setDraft] = useState(() => readDraft(projectId, conversation));
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const write = (text: string) => {
    setDraft(keepDraft(projectId, conversation, text));
    setMissing(false);
  };
  const { state, run } = useAction(writeProjectMessage, () => {
    write('');
    void onSent();
  });
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { text, key } = draft;
    if (text.trim() === '') return setMissing(true);
    void run({ parameters: { projectId, conversation }, body: { text }, idempotencyKey: key });
  };
  const left = MAX_MESSAGE_LENGTH - draft.text.length;
  return (
    <form className="message-form" onSubmit={send} noValidate>
      <label htmlFor={id}>{messages.to(to)}</label>
      <textarea
        id={id}
        className="text-input"
        rows={3}
        maxLength={MAX_MESSAGE_LENGTH}
        value={draft.text}
        aria-invalid={isMissing}
        aria-describedby={`${id}-note`}
        readOnly={isBusy}
        onChange={(event) => write(event.target.value)}
      />
      <p
        id={`${id}-note`}
        role={isMissing ? 'alert' : undefined}
        className={isMissing ? 'call-status failed' : 'small'}
      >
        {isMissing ? messages.missing : draft.text.length > NEARLY_FULL && messages.hint(left)}
      </p>
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? busy : messages.send}
      </button>
      <CallStatus state={state} />
    </form>
  );
}
