import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { keepFocus } from '#widgets/chat/messages/keep-focus.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

/** Questions that the last reply suggests, and those that many ask; a press asks them. */
export function TopicChips({ store, options }: { store: ChatStore; options: WidgetOptions }) {
  const { topics, topicsLabel } = chatTexts[options.language];
  const isSpeaking = useStore(store.$speech) !== undefined;
  const last = useStore(store.$lines).at(-1);
  const suggestions = last?.suggestions;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (suggestions) list.current?.scrollTo({ left: 0 });
  }, [suggestions]);
  return (
    <ul ref={list} className="topics" aria-label={topicsLabel}>
      {[...new Set([...(suggestions ?? []), ...topics])].map((topic, at) => (
        <li key={topic}>
          <button
            type="button"
            {...(at < (suggestions?.length ?? 0)
              ? { className: 'chip answer', lang: last?.language }
              : { className: 'chip' })}
            part="chip"
            aria-disabled={isSpeaking}
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              store.send(topic);
            }}
          >
            {topic}
          </button>
        </li>
      ))}
    </ul>
  );
}
