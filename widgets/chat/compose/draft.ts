import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import { MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';

/** Characters before the limit at which it is worth mentioning. */
const NEAR_LIMIT = 400;

/** What stands in the composer; a keystroke draws only what it changes. */
export interface Draft {
  $text: WritableAtom<string>;
  /** Counts how often a text was put there to be changed: the field then takes the focus. */
  $edits: ReadableAtom<number>;
  $isBlank: ReadableAtom<boolean>;
  $isTooLong: ReadableAtom<boolean>;
  /** Characters left, below 0 when there are too many; undefined while there is room enough. */
  $left: ReadableAtom<number | undefined>;
  edit(text: string): void;
}

export function createDraft(): Draft {
  const $text = atom('');
  const $edits = atom(0);
  const $left = computed($text, ({ length }) =>
    length + NEAR_LIMIT < MAX_MESSAGE_LENGTH ? undefined : MAX_MESSAGE_LENGTH - length,
  );
  return {
    $text,
    $edits,
    $isBlank: computed($text, (text) => !text.trim()),
    $isTooLong: computed($left, (left = 0) => left < 0),
    $left,
    edit(text) {
      $text.set(text);
      $edits.set($edits.get() + 1);
    },
  };
}
