import { MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';
import { formatNumber } from '#domain/format.ts';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

/** Characters before the limit at which it is worth mentioning. */
const NEAR_LIMIT = 400;

interface LengthNoteProps {
  id: string;
  length: number;
  options: WidgetOptions;
  texts: ChatTexts;
}

export function LengthNote({ id, length, options, texts: { composer } }: LengthNoteProps) {
  const left = MAX_MESSAGE_LENGTH - length;
  const isTooLong = left < 0;
  const count = formatNumber(Math.abs(left), options);
  return (
    <p className={isTooLong ? 'length error' : 'length'} id={id} aria-live={left < NEAR_LIMIT / 10 ? 'polite' : 'off'}>
      {left <= NEAR_LIMIT && (isTooLong ? composer.tooLong(count) : composer.left(count))}
    </p>
  );
}
