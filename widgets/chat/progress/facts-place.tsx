import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';

/** What has been understood, to be looked through and changed; as soon as there is something. */
export function FactsPlace({ store }: { store: ChatStore }) {
  const later = useStore(store.$later);
  const hasFacts = Object.keys(useStore(store.$facts)).length > 0;
  useEffect(() => {
    if (hasFacts) store.loadLater();
  }, [store, hasFacts]);
  return hasFacts && later.status === 'done' ? <LaterPart mount={later.value.mountFacts} /> : null;
}
