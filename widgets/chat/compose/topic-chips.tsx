import { useStore } from '@nanostores/react';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

/** Questions that many ask; a press asks them. */
export function TopicChips({ store, options }: { store: ChatStore; options: WidgetOptions }) {
  const { topics, topicsLabel } = chatTexts[options.language];
  const isSpeaking = useStore(store.$speech) !== undefined;
  return (
    <ul className="topics" aria-label={topicsLabel}>
      {topics.map((topic) => (
        <li key={topic}>
          <button
            type="button"
            className="chip"
            part="chip"
            aria-disabled={isSpeaking}
            onClick={() => store.send(topic)}
          >
            {topic}
          </button>
        </li>
      ))}
    </ul>
  );
}
