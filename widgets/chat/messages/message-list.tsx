import { useStore } from '@nanostores/react';
import { Fragment, useRef } from 'react';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { COMPLETE_ID } from '#widgets/chat/line.ts';
import { Announcer } from '#widgets/chat/messages/announcer.tsx';
import { EmailPlace, useEmailAnchor } from '#widgets/chat/messages/email-place.tsx';
import { useFollowing } from '#widgets/chat/messages/follow-end.ts';
import { type LineVerbs, MessageLine } from '#widgets/chat/messages/message-line.tsx';
import { QuickAnswers } from '#widgets/chat/messages/quick-answers.tsx';
import { shownLines } from '#widgets/chat/messages/shown-lines.ts';
import { SpeechLine } from '#widgets/chat/messages/speech-line.tsx';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Icon } from '#widgets/shared/ui/icon.tsx';

interface MessageListProps {
  store: ChatStore;
  verbs: LineVerbs;
  options: WidgetOptions;
}

export function MessageList({ store, verbs, options }: MessageListProps) {
  const texts = chatTexts[options.language];
  const said = useStore(store.$lines);
  const advisor = useStore(store.$advisor);
  const first = said.find((line) => line.advisor)?.advisor;
  const lines = shownLines(said, texts, first ?? advisor ?? 'automatic');
  const last = lines.at(-1);
  const isOver = last?.id === COMPLETE_ID;
  const newest = lines.findLast(({ role }) => role === 'user')?.id;
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { isBehind, toEnd } = useFollowing(scroller, content, isOver ? COMPLETE_ID : newest);
  const later = useStore(store.$later);
  const drawThumbnail = later.status === 'done' ? later.value.mountThumbnail : undefined;
  const anchor = useEmailAnchor(store, lines);
  return (
    <div className="messages">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="scroller" ref={scroller} role="log" aria-live="off" aria-label={texts.conversation} tabIndex={0}>
        <div className="lines" ref={content}>
          {lines.map((line) => (
            <Fragment key={line.id}>
              <div className={line.id === newest ? 'newest' : undefined}>
                <MessageLine
                  line={line}
                  isLast={line === last}
                  drawThumbnail={drawThumbnail}
                  verbs={verbs}
                  options={options}
                />
              </div>
              {line.id === anchor && <EmailPlace store={store} />}
            </Fragment>
          ))}
          <SpeechLine store={store} options={options} />
          <QuickAnswers store={store} line={last} options={options} />
        </div>
      </div>
      {isBehind && (
        <button type="button" className="newer" part="button quiet" onClick={toEnd}>
          <Icon markup='<path d="m6 9 6 6 6-6"/>' />
          {texts.newer}
        </button>
      )}
      <Announcer store={store} options={options} />
    </div>
  );
}
