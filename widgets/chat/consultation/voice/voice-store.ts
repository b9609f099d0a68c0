import { atom, type ReadableAtom } from 'nanostores';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import { newRecogniser, type Recogniser } from '#widgets/chat/consultation/voice/recogniser.ts';
import type { ConsultationContext } from '#widgets/chat/consultation-door.ts';

/** How long what was heard stands in the field before it is sent. Source: assessment-flows, section 9. */
const VOICE_PAUSE_MS = 500;
const SECOND_MS = 1_000;

const nothing = () => undefined;

export interface Voice {
  /** Since the recording began; undefined while nobody listens. */
  $seconds: ReadableAtom<number | undefined>;
  /** True while what was heard waits to be sent. */
  $isLeaving: ReadableAtom<boolean>;
  /** Begins to listen, or stops; what was said until then still counts. */
  toggle(): void;
  /** What was about to be sent stays in the field. */
  keep(): void;
  /** Lets go of the microphone and of what was about to be sent. */
  end(): void;
}

type VoiceContext = Pick<ConsultationContext, 'environment' | '$options' | 'draft' | 'tell'>;

/** One recording after the other: single shot, nothing in between, nothing kept. */
export function createVoice({ environment, $options, draft, tell }: VoiceContext): Voice {
  const $seconds = atom<number | undefined>();
  const $isLeaving = atom(false);
  let recogniser: Recogniser | undefined;
  let stopClock: () => void = nothing;
  let keep: () => void = nothing;

  function tick(seconds: number) {
    $seconds.set(seconds);
    stopClock = environment.after(SECOND_MS, () => tick(seconds + 1));
  }

  function rest() {
    stopClock();
    $seconds.set(undefined);
    tell('listens', false);
  }

  /** Into the field, and away after a moment, unless the visitor keeps it or goes on writing. */
  function hear(words: string) {
    const said = words.trim();
    if (!said) return;
    draft.$text.set([draft.$text.get().trimEnd(), said].filter(Boolean).join(' '));
    $isLeaving.set(true);
    const stay = () => {
      cancel();
      ignore();
      keep = nothing;
      $isLeaving.set(false);
    };
    const cancel = environment.after(VOICE_PAUSE_MS, () => {
      stay();
      tell('spoken');
    });
    const ignore = draft.$text.listen(stay);
    keep = stay;
  }

  function listen() {
    const mine = newRecogniser();
    if (!mine) return tell('voiceFailed', 'unsupported');
    const isMine = () => recogniser === mine;
    mine.lang = consultationTexts[$options.get().language].voice.tag;
    mine.continuous = false;
    mine.interimResults = false;
    mine.onresult = ({ results }) => {
      if (!isMine()) return;
      rest();
      hear(results[0]?.[0]?.transcript ?? '');
    };
    mine.onerror = ({ error }) => {
      if (!isMine()) return;
      end();
      tell('voiceFailed', error);
    };
    mine.onend = () => isMine() && rest();
    recogniser = mine;
    mine.start();
    tick(0);
    tell('listens', true);
  }

  function end() {
    const ending = recogniser;
    recogniser = undefined;
    keep();
    if ($seconds.get() !== undefined) rest();
    ending?.abort();
  }

  return {
    $seconds,
    $isLeaving,
    toggle() {
      if ($seconds.get() === undefined) {
        end();
        return listen();
      }
      rest();
      recogniser?.stop();
    },
    keep: () => keep(),
    end,
  };
}
