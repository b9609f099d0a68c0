import type { ChatLine } from '#widgets/chat/line.ts';
import { keepFocus } from '#widgets/chat/messages/keep-focus.ts';
import type { LineVerbs } from '#widgets/chat/messages/message-line.tsx';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { FallbackContact } from '#widgets/shared/ui/fallback-contact.tsx';

interface FailedNoteProps {
  line: ChatLine;
  verbs: LineVerbs;
  options: WidgetOptions;
  texts: ChatTexts;
}

/** Why a message did not get through, and the ways on. Nothing is lost. */
export function FailedNote({ line: { id, problem }, verbs, options, texts }: FailedNoteProps) {
  const isOffline = problem?.code === 'network' || problem?.code === 'timeout';
  const reason = isOffline ? texts.noConnection : (problem?.detail ?? texts.noReply);
  return (
    <div className="failed-note">
      <p>
        <strong>{texts.notSent}</strong> {reason}
      </p>
      <p className="failed-actions">
        <button
          type="button"
          className="text-button"
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget);
            verbs.retry(id);
          }}
        >
          {texts.retry}
        </button>
        <button type="button" className="text-button" onClick={() => verbs.edit(id)}>
          {texts.edit}
        </button>
      </p>
      <FallbackContact options={options} intro={texts.orContact} />
    </div>
  );
}
