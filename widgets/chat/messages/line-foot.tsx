import type { ChatLine } from '#widgets/chat/line.ts';
import { clockTime } from '#widgets/chat/messages/clock-time.ts';
import { keepFocus } from '#widgets/chat/messages/keep-focus.ts';
import type { LineVerbs } from '#widgets/chat/messages/message-line.tsx';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

interface LineFootProps {
  line: ChatLine;
  canAskAgain: boolean;
  verbs: LineVerbs;
  options: WidgetOptions;
  texts: ChatTexts;
}

/** Who and when, and what became of it. */
export function LineFoot({ line, canAskAgain, verbs, options, texts }: LineFootProps) {
  const { id, role, state, timestamp, advisor = 'automatic' } = line;
  return (
    <p className="line-foot">
      {state === 'cut' && <strong className="cut-mark">{texts.cut}</strong>}
      {state === 'cut' && canAskAgain && (
        <button
          type="button"
          className="text-button"
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget);
            verbs.retry(id);
          }}
        >
          {texts.askAgain}
        </button>
      )}
      {role === 'assistant' && <span aria-hidden="true">{texts.advisor[advisor]}</span>}
      {timestamp > 0 && <time dateTime={new Date(timestamp).toISOString()}>{clockTime(timestamp, options)}</time>}
    </p>
  );
}
