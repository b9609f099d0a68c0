import { useStore } from '@nanostores/react';
import { computed, type ReadableAtom } from 'nanostores';
import { useMemo } from 'react';
import { MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';
import { formatNumber } from '#domain/format.ts';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

/** Characters before the limit at which it is worth mentioning. */
const NEAR_LIMIT = 400;

interface LengthNoteProps {
  id: string;
  $draft: ReadableAtom<string>;
  options: WidgetOptions;
  texts: ChatTexts;
}

export function LengthNote({ id, $draft, options, texts: { composer } }: LengthNoteProps) {
  const $left = useMemo(
    () => computed($draft, ({ length }) => Math.min(NEAR_LIMIT + 1, MAX_MESSAGE_LENGTH - length)),
    [$draft],
  );
  const left = useStore($left);
  const isTooLong = left < 0;
  const say = isTooLong ? composer.tooLong : composer.left;
  return (
    <p className={isTooLong ? 'length error' : 'length'} id={id} aria-live={left < NEAR_LIMIT / 10 ? 'polite' : 'off'}>
      {left <= NEAR_LIMIT && say(formatNumber(Math.abs(left), options))}
    </p>
  );
}
