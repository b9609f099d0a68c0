import { useStore } from '@nanostores/react';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';

/** Questions that many ask; a press asks them. */
export function TopicChips({ store, texts }: { store: ChatStore; texts: ChatTexts }) {
  const isSpeaking = useStore(store.$speech) !== undefined;
  return (
    <ul className="topics" aria-label={texts.topicsLabel}>
      {texts.topics.map((topic) => (
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
