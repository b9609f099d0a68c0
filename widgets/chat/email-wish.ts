import { atom, computed, type ReadableAtom } from 'nanostores';
import { keepContact, readContact } from '#widgets/shared/contact/contact-memory.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/widget.ts';

/** Whether the visitor's address is asked for, and where: in a dialog on the portal, until that was refused once. */
export interface EmailWish {
  $email: ReadableAtom<'closed' | 'open' | 'given'>;
  $place: ReadableAtom<'dialog' | 'panel'>;
  /** The line below which the panel stands. */
  $spot: ReadableAtom<string>;
  /** The visitor has asked for the mail: what is known goes out at once. */
  $isWanted: ReadableAtom<boolean>;
  $timesAsked: ReadableAtom<number>;
  /** Over the page, before anything is said. */
  open(): void;
  /** Asks by ourselves, unless the address is known or this was done: first at the beginning, then once more when nothing else is missing. */
  ask(time: 1 | 2): void;
  /** Opens it where the visitor has asked for it. */
  want(): void;
  refuse(): void;
  /** Whether the visitor had wanted it. */
  give(contact: { email: string; name: string }): boolean;
  reset(): void;
}

interface EmailWishInput extends Pick<WidgetContext, 'environment' | '$options'> {
  timesAsked: number;
  /** What stands last in the conversation. */
  lastLine(): string;
}

export function createEmailWish({ environment, $options, timesAsked, lastLine }: EmailWishInput): EmailWish {
  const { memory } = environment;
  const known = () => (readContact(memory) ? 'given' : 'closed');
  const $email = atom<'closed' | 'open' | 'given'>(known());
  const $timesAsked = atom(timesAsked);
  let wasRefused = timesAsked > 0;
  /** Judged when it opens: a dialog that closes stays one until it is gone. */
  const $isInline = atom(wasRefused);
  const $spot = atom('');
  const $isWanted = atom(false);

  function openHere() {
    $isInline.set(true);
    $spot.set(lastLine());
    $email.set('open');
  }

  return {
    $email,
    $place: computed([$options, $isInline], ({ siteKey }, isInline) => (siteKey || isInline ? 'panel' : 'dialog')),
    $spot,
    $isWanted,
    $timesAsked,
    open() {
      if ($email.get() !== 'closed') return;
      $isInline.set(wasRefused);
      $email.set('open');
    },
    ask(time) {
      if ($timesAsked.get() >= time) return;
      $timesAsked.set(time);
      if ($email.get() === 'open') return;
      $email.set(known());
      if ($email.get() === 'closed') openHere();
    },
    want() {
      $isWanted.set(true);
      $timesAsked.set(Math.max(1, $timesAsked.get()));
      openHere();
    },
    refuse() {
      $isWanted.set(false);
      if ($email.get() !== 'open') return;
      $email.set('closed');
      $timesAsked.set(Math.max(1, $timesAsked.get()));
      wasRefused = true;
    },
    give(contact) {
      const wasWanted = $isWanted.get();
      $isWanted.set(false);
      keepContact(memory, contact);
      $email.set('given');
      return wasWanted;
    },
    reset() {
      $isWanted.set(false);
      $timesAsked.set(0);
      $spot.set('');
      $email.set(known());
    },
  };
}
