import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatPercent } from '#domain/format.ts';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { Bars } from '#widgets/chat/progress/bars.tsx';
import { CompletionBox } from '#widgets/chat/progress/completion-box.tsx';
import { FactsPlace } from '#widgets/chat/progress/facts-place.tsx';
import { PotentialList } from '#widgets/chat/progress/potential-list.tsx';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface ProgressPanelProps {
  store: ChatStore;
  options: WidgetOptions;
  texts: ChatTexts;
}

function ProgressBody({ store, options, texts }: ProgressPanelProps) {
  const progress = useStore(store.$progress);
  const canView = useStore(store.$canViewResults);
  const id = useOwnId();
  return (
    <>
      <h3 className="progress-title">{texts.progress.title}</h3>
      <Bars progress={progress} options={options} texts={texts} />
      <h4>{texts.progress.potentials}</h4>
      <PotentialList store={store} options={options} texts={texts} />
      <div className="to-results">
        <Button disabled={!canView} describedBy={canView ? undefined : id} onPress={store.viewResults}>
          {texts.progress.viewResults}
        </Button>
        {!canView && (
          <p className="soft" id={id}>
            {texts.progress.viewResultsWhen}
          </p>
        )}
      </div>
    </>
  );
}

/** The bar that stands for the panel where there is no room beside the chat. */
function ProgressToggle({ store, options, texts, isOpen, onToggle }: ProgressPanelProps & ToggleState) {
  const { homeInfo, completedQuestions, totalQuestions } = useStore(store.$progress);
  const isComplete = useStore(store.$isComplete);
  const words = texts.progress;
  return (
    <button type="button" className="progress-toggle" aria-expanded={isOpen} onClick={onToggle}>
      <span>{isComplete ? texts.complete.title : words.questions(completedQuestions, totalQuestions)}</span>
      <span className="figure">{formatPercent(homeInfo, options)}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 9 6 6 6-6" />
      </svg>
      <progress max={100} value={homeInfo} aria-hidden="true" />
    </button>
  );
}

interface ToggleState {
  isOpen: boolean;
  onToggle: () => void;
}

interface ProgressPanelOwnProps extends ProgressPanelProps {
  /** The bar alone comes first. */
  hasBody: boolean;
}

export function ProgressPanel({ hasBody, store, options, texts }: ProgressPanelOwnProps) {
  const isComplete = useStore(store.$isComplete);
  const [isToggled, setToggled] = useState(false);
  const isOpen = isToggled !== isComplete;
  const Body = isComplete ? CompletionBox : ProgressBody;
  return (
    <aside className={isOpen ? 'progress-panel unfolded' : 'progress-panel'} aria-label={texts.progress.title}>
      <ProgressToggle {...{ store, options, texts, isOpen }} onToggle={() => setToggled(!isToggled)} />
      {hasBody && (
        <div className="progress-body">
          <Body store={store} options={options} texts={texts} />
          {options.layout === 'standalone' && <FactsPlace store={store} />}
        </div>
      )}
    </aside>
  );
}
