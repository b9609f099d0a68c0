import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { PotentialList } from '#widgets/chat/progress/potential-list.tsx';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Button } from '#widgets/shared/ui/button.tsx';

interface CompletionBoxProps {
  store: ChatStore;
  options: WidgetOptions;
  texts: ChatTexts;
}

/** Stands in place of the progress once the consultation is complete; the chat goes on beside it. */
export function CompletionBox({ store, options, texts }: CompletionBoxProps) {
  const { complete, progress } = texts;
  return (
    <div className="completion" part="completion">
      <svg viewBox="0 0 48 48" className="completion-mark" aria-hidden="true">
        <path d="M6 22 24 6l18 16v17a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3Z" className="mark-house" />
        <path d="m15.500 26 6 6 11.500-12.500" className="mark-tick" />
      </svg>
      <h3>{complete.title}</h3>
      <p className="soft">
        {complete.text} {complete.next}
      </p>
      <PotentialList store={store} options={options} texts={texts} />
      <Button onPress={store.viewResults}>{progress.viewResults}</Button>
      <Button look="quiet" onPress={store.emailSummary}>
        {progress.emailSummary}
      </Button>
    </div>
  );
}
