import { useState } from 'react';
import { ADVISER } from '#domain/projects/conversation.ts';
import { MessageForm } from '#host-site/pages/project/messages/message-form.tsx';
import { MessageList } from '#host-site/pages/project/messages/message-list.tsx';
import { useConversation } from '#host-site/pages/project/messages/use-conversation.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { TabList } from '#host-site/shell/tab-list.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';

/** With whom the reader can talk: each company, and our adviser. */
function usePartners() {
  const { messages, people } = useProjectTexts();
  const { companies, adviser, as, customer } = useProject().project;
  const named = companies.map(({ id, name, unread }) => ({ id, name, unread, to: name }));
  const withAdviser = { id: ADVISER, name: messages.adviser, unread: adviser.unread, to: adviser.name ?? people.team };
  if (as === 'customer') return [...named, withAdviser];
  const to = customer?.name ?? messages.sides.customer;
  if (as === 'partner') return named.map((it) => ({ ...it, to }));
  return [...named, { ...withAdviser, name: to, to }];
}

export function Conversations() {
  const { messages } = useProjectTexts();
  const partners = usePartners();
  const [chosen, choose] = useState(() => partners.find((it) => it.unread > 0)?.id ?? partners[0]?.id ?? ADVISER);
  const shown = partners.find((it) => it.id === chosen);
  const names = Object.fromEntries(
    partners.map(({ id, name, unread }) => [
      id,
      unread > 0 && id !== chosen ? `${name} (${messages.unread(unread)})` : name,
    ]),
  );
  if (!shown) return null;
  return (
    <section aria-labelledby="messages-title" className="project-messages">
      <h2 id="messages-title">{messages.title}</h2>
      {partners.length > 1 && (
        <TabList
          tabs={partners.map(({ id }) => id)}
          names={names}
          label={messages.conversations}
          shown={chosen}
          show={choose}
          idStart="conversation-"
        />
      )}
      <div
        {...(partners.length > 1 && {
          role: 'tabpanel',
          id: `conversation-panel-${chosen}`,
          'aria-labelledby': `conversation-tab-${chosen}`,
        })}
      >
        <Conversation key={chosen} conversation={chosen} to={shown.to} />
      </div>
    </section>
  );
}

function Conversation({ conversation, to }: { conversation: string; to: string }) {
  const { project } = useProject();
  const { state, refresh, older } = useConversation(project.id, conversation);
  useEndNoticed(state);
  return (
    <>
      {project.mayWrite && <MessageForm conversation={conversation} to={to} onSent={refresh} />}
      <MessageList state={state} older={older} refresh={refresh} />
    </>
  );
}
