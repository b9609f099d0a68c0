import { useRef } from 'react';
import { useTopEdge } from '#host-site/pages/chat/use-top-edge.ts';
import { useIsMissing } from '#host-site/pages/home/use-is-missing.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useIsAlive } from '#host-site/routing/use-is-alive.ts';
import { PageHead } from '#host-site/shell/page-head.tsx';
import { WithoutScript } from '#host-site/shell/without-script.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './chat-page.css';

/** The chat with the room of a whole page. */
export function ChatPage() {
  const { address } = useNavigation();
  const { home, chat } = useTexts().site;
  const element = useRef<HTMLDivElement>(null);
  const isAlive = useIsAlive();
  useTopEdge(element);
  const isMissing = useIsMissing('wattnest-chat');
  return (
    <section className="chat-page" aria-labelledby="chat-title">
      <PageHead page="chat" title={chat.documentTitle} description={chat.description} />
      <link rel="modulepreload" href="/embed/v1/chat.js" />
      <h1 id="chat-title" className="wrap">
        {chat.heading}
      </h1>
      {isMissing && <p role="alert">{home.notLoaded}</p>}
      <div className="widget-place" data-island ref={element}>
        <WithoutScript what="assessment" />
        {isAlive && <wattnest-chat lang={address.language} market={address.market} layout="standalone" />}
      </div>
    </section>
  );
}
