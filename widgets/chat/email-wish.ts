import { atom, computed, type ReadableAtom } from 'nanostores';
import { keepContact, readContact } from '#widgets/shared/contact/contact-memory.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/widget.ts';

/** Whether the visitor's address is asked for, and where. */
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

  function open() {
    if ($email.get() === 'closed') $email.set('open');
  }

  return {
    $email,
    $place: computed($options, ({ siteKey }) => (siteKey ? 'panel' : 'dialog')),
    $timesAsked,
    ask(time) {
      if ($timesAsked.get() >= time) return;
      $timesAsked.set(time);
      $email.set(known());
      open();
    },
    open,
    refuse() {
      if ($email.get() === 'open') $email.set('closed');
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
