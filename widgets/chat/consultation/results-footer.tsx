import { useStore } from '@nanostores/react';
import type { ConsultationTexts } from '#widgets/chat/consultation/texts/texts.ts';
import type { ChatStore } from '#widgets/chat/store.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';
import { summaryDialogTexts } from '#widgets/shared/summary-dialog/texts/all.ts';
import { Button } from '#widgets/shared/ui/button.tsx';

interface ResultsFooterProps {
  store: ChatStore;
  options: WidgetOptions;
  texts: ConsultationTexts['results'];
}

export function ResultsFooter({ store, options: { language }, texts }: ResultsFooterProps) {
  const isComplete = useStore(store.$isComplete);
  return (
    <footer>
      <div className="onward">
        <Button onPress={store.connect}>{resultTexts[language].connect}</Button>
        <Button look="quiet" onPress={store.emailSummary}>
          {summaryDialogTexts[language].open}
        </Button>
      </div>
      <div className="back">
        <Button look="quiet" onPress={store.backToChat}>
          {texts.back}
        </Button>
        {isComplete && (
          <Button look="quiet" onPress={store.closeResults}>
            {texts.close}
          </Button>
        )}
      </div>
    </footer>
  );
}
