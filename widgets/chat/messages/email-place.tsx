import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import type { ChatLine } from '#widgets/chat/line.ts';
import { keepFocus } from '#widgets/chat/messages/keep-focus.ts';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';

/** The line below which the address is asked for: the last one at the time, so that what is said next comes after it. */
export function useEmailAnchor(
  { $email, $emailPlace, $emailSpot }: ChatStore,
  lines: readonly ChatLine[],
): string | undefined {
  const isOpen = useStore($email) === 'open';
  const isPanel = useStore($emailPlace) === 'panel';
  const spot = useStore($emailSpot);
  const isThere = lines.some(({ id }) => id === spot);
  return isOpen && isPanel ? (isThere ? spot : lines.at(-1)?.id) : undefined;
}

export function EmailPlace({ store }: { store: ChatStore }) {
  const later = useStore(store.$later);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const leaving = place.current;
    return () => (leaving ? keepFocus(leaving) : undefined);
  }, []);
  return <div ref={place}>{later.status === 'done' && <LaterPart mount={later.value.mountEmail} />}</div>;
}
