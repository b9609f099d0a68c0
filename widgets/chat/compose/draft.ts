import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import { MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';

/** Characters before the limit at which it is worth mentioning, and at which it is worth saying aloud. */
const NEAR_LIMIT = 400;
const AT_LIMIT = 40;

/** What stands in the composer; a keystroke draws only what it changes. */
export interface Draft {
  $text: WritableAtom<string>;
  $isBlank: ReadableAtom<boolean>;
  $isTooLong: ReadableAtom<boolean>;
  /** Characters left or too many; undefined while there is room enough. */
  $room: ReadableAtom<{ characters: number; isUrgent: boolean } | undefined>;
}

export function createDraft(): Draft {
  const $text = atom('');
  return {
    $text,
    $isBlank: computed($text, (text) => text.trim() === ''),
    $isTooLong: computed($text, ({ length }) => length > MAX_MESSAGE_LENGTH),
    $room: computed($text, ({ length }) => {
      const left = MAX_MESSAGE_LENGTH - length;
      return left > NEAR_LIMIT ? undefined : { characters: Math.abs(left), isUrgent: left < AT_LIMIT };
    }),
  };
}
