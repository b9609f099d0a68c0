import { atom, computed, type ReadableAtom } from 'nanostores';
import { keepContact, readContact } from '#widgets/shared/contact/contact-memory.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/widget.ts';

/** Whether the visitor's address is asked for, and where: in a dialog on the portal, until that was refused once. */
export interface EmailWish {
  $email: ReadableAtom<'closed' | 'open' | 'given'>;
  $place: ReadableAtom<'dialog' | 'panel'>;
  $timesAsked: ReadableAtom<number>;
  /** Asks by ourselves, unless the address is known or this was done: first at the beginning, then once more when nothing else is missing. */
  ask(time: 1 | 2): void;
  open(): void;
  refuse(): void;
  give(contact: { email: string; name: string }): void;
  reset(): void;
}

export function createEmailWish(
  { environment: { memory }, $options }: Pick<WidgetContext, 'environment' | '$options'>,
  timesAsked: number,
): EmailWish {
  const known = () => (readContact(memory) ? 'given' : 'closed');
  const $email = atom<'closed' | 'open' | 'given'>(known());
  const $timesAsked = atom(timesAsked);
  let wasRefused = timesAsked > 0;
  const $isRefused = atom(wasRefused);

  function open() {
    if ($email.get() !== 'closed') return;
    $isRefused.set(wasRefused);
    $email.set('open');
  }

  return {
    $email,
    $place: computed([$options, $isRefused], ({ siteKey }, isRefused) => (siteKey || isRefused ? 'panel' : 'dialog')),
    $timesAsked,
    ask(time) {
      if ($timesAsked.get() >= time) return;
      $timesAsked.set(time);
      $email.set(known());
      open();
    },
    open,
    refuse() {
      if ($email.get() !== 'open') return;
      $email.set('closed');
      $timesAsked.set(Math.max(1, $timesAsked.get()));
      wasRefused = true;
    },
    give(contact) {
      keepContact(memory, contact);
      $email.set('given');
    },
    reset() {
      $timesAsked.set(0);
      $email.set(known());
    },
  };
}
