import { atom, computed, type ReadableAtom } from 'nanostores';
import type { GivenContact } from '#widgets/chat/consultation-door.ts';
import { keepContact, readContact } from '#widgets/shared/contact/contact-memory.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/define-widget.ts';

/** Whether the visitor's address is asked for, and where. */
export interface EmailWish {
  $email: ReadableAtom<'closed' | 'open' | 'given'>;
  $place: ReadableAtom<'dialog' | 'panel'>;
  timesAsked(): number;
  /** Asks by ourselves, unless the address is known or this was done: first at the beginning, then once more when nothing else is missing. */
  ask(time: 1 | 2): void;
  open(): void;
  cancel(): void;
  give(contact: GivenContact): void;
  reset(): void;
}

export function createEmailWish({ environment, $options }: WidgetContext, asked: number): EmailWish {
  const known = () => (readContact(environment.memory) ? 'given' : 'closed');
  const $email = atom<'closed' | 'open' | 'given'>(known());
  const $place = computed($options, ({ siteKey }) => (siteKey ? 'panel' : 'dialog'));
  let timesAsked = asked;

  function open() {
    if ($email.get() === 'closed') $email.set('open');
  }

  return {
    $email,
    $place,
    timesAsked: () => timesAsked,
    ask(time) {
      if (timesAsked >= time) return;
      timesAsked = time;
      $email.set(known());
      open();
    },
    open,
    cancel() {
      if ($email.get() === 'open') $email.set('closed');
    },
    give(contact) {
      keepContact(environment.memory, contact);
      $email.set('given');
    },
    reset() {
      timesAsked = 0;
      $email.set(known());
    },
  };
}
