import { useStore } from '@nanostores/react';
import { homeTexts } from '#texts/home/all.ts';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import type { ChatLine } from '#widgets/chat/line.ts';
import { answerChoices } from '#widgets/chat/messages/answer-choices.ts';
import { keepFocus } from '#widgets/chat/messages/keep-focus.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

interface QuickAnswersProps {
  store: ChatStore;
  line: ChatLine | undefined;
  options: WidgetOptions;
}

/** Answers to the question that stands last; typing one works as well. */
export function QuickAnswers({ store, line, options: { language } }: QuickAnswersProps) {
  const texts = chatTexts[language];
  const isSpeaking = useStore(store.$speech) !== undefined;
  if (isSpeaking || line?.state !== 'whole' || !line.asked) return null;
  const choices = answerChoices(line.asked, homeTexts[language], texts);
  if (choices.length === 0) return null;
  return (
    <ul className="answers" aria-label={texts.answers}>
      {choices.map((choice) => (
        <li key={choice}>
          <button
            type="button"
            className="chip answer"
            part="chip"
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              store.send(choice);
            }}
          >
            {choice}
          </button>
        </li>
      ))}
    </ul>
  );
}
