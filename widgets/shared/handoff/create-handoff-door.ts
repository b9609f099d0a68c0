import type { HandoffContext, HandoffDoor } from '#widgets/shared/handoff/handoff-door.ts';
import { createLater } from '#widgets/shared/later/create-later.ts';

export function createHandoffDoor(context: HandoffContext): HandoffDoor {
  const later = createLater(async () => {
    const { openHandoff } = await import('#widgets/shared/handoff/open-handoff.tsx');
    return openHandoff(context);
  });
  return {
    $later: later.$later,
    open: () =>
      void later.get().then(
        (part) => part.open(),
        () => undefined,
      ),
    reset() {
      const part = later.$later.get();
      if (part.status === 'done') part.value.end();
    },
  };
}
