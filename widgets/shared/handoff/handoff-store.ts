import { atom, type ReadableAtom } from 'nanostores';
import { endHandoff, offerHandoff, readHandoff } from '#domain/contract/handoffs.ts';
import type { HandoffContext } from '#widgets/shared/handoff/handoff-door.ts';

/** How it stands with the phone. `over`: the link was not taken up in time, or the phone’s hour is over. */
export type HandoffState = { at: 'opening' | 'failed' | 'over' } | { at: 'waiting'; url: string } | { at: 'joined' };

export interface HandoffStore {
  $isOpen: ReadableAtom<boolean>;
  $state: ReadableAtom<HandoffState>;
  /** How many pictures have come since the dialog was opened. */
  $arrived: ReadableAtom<number>;
  open(): void;
  /** A new link, in place of one that has ended. */
  renew(): void;
  /** A phone that is at it goes on. */
  close(): void;
  /** Lets no phone add anything any more. */
  end(): void;
}

/** Between two looks: while somebody watches, and while a phone is at it behind a closed dialog. */
const WATCHED_MS = 2_500;
const UNWATCHED_MS = 10_000;
const nothing = () => undefined;

export function createHandoffStore({ environment, $options, client, look }: HandoffContext): HandoffStore {
  const $isOpen = atom(false);
  const $state = atom<HandoffState>({ at: 'over' });
  const $arrived = atom(0);
  let before: number | undefined;
  let cancelLook = nothing as () => void;

  const isUnderWay = () => ['waiting', 'joined'].includes($state.get().at);

  async function count() {
    const found = await look();
    before ??= found;
    $arrived.set(Math.max(0, found - before));
  }

  function watch() {
    cancelLook();
    if (isUnderWay()) cancelLook = environment.after($isOpen.get() ? WATCHED_MS : UNWATCHED_MS, see);
  }

  async function see() {
    const asked = $state.get();
    const reply = await client.call(readHandoff).catch(nothing);
    await count().catch(nothing);
    if ($state.get() !== asked) return;
    if (reply?.state === 'joined' && asked.at === 'waiting') $state.set({ at: 'joined' });
    if (reply?.state === 'none') $state.set({ at: 'over' });
    watch();
  }

  async function offer() {
    const opening: HandoffState = { at: 'opening' };
    $state.set(opening);
    await count().catch(nothing);
    const { language } = $options.get();
    const idempotencyKey = environment.randomUUID();
    const reply = await client.submit(offerHandoff, { body: { language }, idempotencyKey }).catch(nothing);
    if ($state.get() !== opening) return;
    $state.set(reply ? { at: 'waiting', url: reply.url } : { at: 'failed' });
    watch();
  }

  function end() {
    cancelLook();
    if (isUnderWay()) client.submit(endHandoff, { idempotencyKey: environment.randomUUID() }).catch(nothing);
    $state.set({ at: 'over' });
  }

  return {
    $isOpen,
    $state,
    $arrived,
    open() {
      if ($isOpen.get()) return;
      $isOpen.set(true);
      if ($state.get().at === 'joined') return watch();
      before = undefined;
      $arrived.set(0);
      offer();
    },
    renew: offer,
    close() {
      $isOpen.set(false);
      if ($state.get().at === 'joined') watch();
      else end();
    },
    end,
  };
}
