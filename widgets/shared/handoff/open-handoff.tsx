import handoff from '#widgets/shared/handoff/handoff.css?inline';
import type { Handoff, HandoffContext } from '#widgets/shared/handoff/handoff-door.ts';
import { createHandoffStore } from '#widgets/shared/handoff/handoff-store.ts';
import { HandoffView } from '#widgets/shared/handoff/handoff-view.tsx';
import { drawLater } from '#widgets/shared/later/later-part.tsx';
import dialog from '#widgets/shared/ui/dialog.css?inline';

const styles = dialog + handoff;

/** A visit opened to one phone, for one element. */
export function openHandoff(context: HandoffContext): Handoff {
  const store = createHandoffStore(context);
  return {
    open: store.open,
    mount: (place) => drawLater(place, styles, <HandoffView store={store} $options={context.$options} />),
    end: store.end,
  };
}
