import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import { MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';

/** Characters before the limit at which it is worth mentioning. */
const NEAR_LIMIT = 400;

/** What stands in the composer; a keystroke draws only what it changes. */
export interface Draft {
  $text: WritableAtom<string>;
  $isBlank: ReadableAtom<boolean>;
  $isTooLong: ReadableAtom<boolean>;
  /** Characters left, below 0 when there are too many; undefined while there is room enough. */
  $left: ReadableAtom<number | undefined>;
}

export function createDraft(): Draft {
  const $text = atom('');
  const $left = computed($text, ({ length }) =>
    length + NEAR_LIMIT < MAX_MESSAGE_LENGTH ? undefined : MAX_MESSAGE_LENGTH - length,
  );
  return {
    $text,
    $isBlank: computed($text, (text) => !text.trim()),
    $isTooLong: computed($left, (left = 0) => left < 0),
    $left,
  };
}
