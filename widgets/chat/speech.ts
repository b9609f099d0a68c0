import { atom, type ReadableAtom } from 'nanostores';
import type { ChatReply } from '#domain/contract/chat.ts';
import type { Environment } from '#widgets/shared/environment.ts';

/** How long a reply may be silent before the visitor is told that it is still on its way. Source: docs/promises.md, fast and honest failure. */
export const SILENCE_MS = 2_000;

/** Who speaks, and in which language where it is not that of the page. */
export type Speaker = Pick<ChatReply, 'advisor' | 'language'>;

/** The reply on its way. */
export interface Speech {
  $text: ReadableAtom<string | undefined>;
  $isSlow: ReadableAtom<boolean>;
  /** Once the server has told; the last one's until somebody else begins. */
  $speaker: ReadableAtom<Speaker | undefined>;
  begin(): void;
  by(speaker: Speaker): void;
  hear(text: string): void;
  /** What was heard gives way to what follows. */
  again(): void;
  end(): void;
}

export function createSpeech({ after }: Pick<Environment, 'after'>): Speech {
  const $text = atom<string | undefined>();
  const $isSlow = atom(false);
  const $speaker = atom<Speaker | undefined>();
  let cancel = () => {};

  function listen() {
    cancel();
    $isSlow.set(false);
    cancel = after(SILENCE_MS, () => $isSlow.set(true));
  }

  return {
    $text,
    $isSlow,
    $speaker,
    by: $speaker.set,
    begin() {
      $speaker.set(undefined);
      $text.set('');
      listen();
    },
    hear(text) {
      $text.set(($text.get() ?? '') + text);
      listen();
    },
    again() {
      $text.set('');
    },
    end() {
      cancel();
      $isSlow.set(false);
      $text.set(undefined);
    },
  };
}
