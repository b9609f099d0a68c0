import type { ProjectMessage } from '#domain/contract/project-messages.ts';
import type { useConversation } from '#host-site/pages/project/messages/use-conversation.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { useMoments } from '#host-site/pages/project/use-moments.ts';
import { FailedCall } from '#host-site/shell/failed-read.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';

type MessageListProps = ReturnType<typeof useConversation>;

export function MessageList({ state, older, refresh }: MessageListProps) {
  const { messages: texts } = useProjectTexts();
  if (state.status === 'failed') return <FailedCall state={state} retry={refresh} />;
  if (state.status !== 'done') return <Spinner />;
  const { messages, next } = state.value;
  if (messages.length === 0) return <p className="small">{texts.none}</p>;
  return (
    <>
      <ol className="message-list">
        {messages.map((it) => (
          <Message key={it.id} message={it} />
        ))}
      </ol>
      {next && (
        <button type="button" className="button ghost small" onClick={older}>
          {texts.older}
        </button>
      )}
    </>
  );
}

function Message({ message }: { message: ProjectMessage }) {
  const { messages: texts } = useProjectTexts();
  const { moment } = useMoments(useProject().project.market);
  const { side, name, isOwn, text, createdAt, readBy } = message;
  const who = name ? `${name}, ${texts.sides[side]}` : texts.sides[side];
  return (
    <li className={isOwn ? 'own' : undefined}>
      <p className="message-head">
        <b>{isOwn ? texts.you : who}</b> <time dateTime={createdAt}>{moment(createdAt)}</time>
      </p>
      <p className="message-text">{text}</p>
      {isOwn && readBy.length > 0 && (
        <p className="small">{texts.readBy(readBy.map((it) => texts.sides[it]).join(', '))}</p>
      )}
    </li>
  );
}
