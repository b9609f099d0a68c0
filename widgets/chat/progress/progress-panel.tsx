import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { formatPercent } from '#domain/format.ts';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { Bars } from '#widgets/chat/progress/bars.tsx';
import { PotentialList } from '#widgets/chat/progress/potential-list.tsx';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';
import { Button } from '#widgets/shared/ui/button.tsx';
import { Icon } from '#widgets/shared/ui/icon.tsx';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';
import { WhereShown } from '#widgets/shared/ui/where-shown.tsx';

interface ProgressPanelProps {
  store: ChatStore;
  options: WidgetOptions;
}

function ProgressBody({ store, options }: ProgressPanelProps) {
  const words = chatTexts[options.language].progress;
  const progress = useStore(store.$progress);
  const canView = useStore(store.$canViewResults);
  const id = useOwnId();
  return (
    <>
      <h3 className="progress-title">{words.title}</h3>
      <Bars progress={progress} options={options} />
      <h4>{words.potentials}</h4>
      <PotentialList store={store} options={options} />
      <div className="to-results">
        <Button disabled={!canView} describedBy={canView ? undefined : id} onPress={store.viewResults}>
          {words.viewResults}
        </Button>
        {!canView && (
          <p className="soft" id={id}>
            {words.viewResultsWhen}
          </p>
        )}
      </div>
    </>
  );
}

/** The bar that stands for the panel where there is no room beside the chat. */
function ProgressToggle({ store, options, isOpen, onToggle }: ProgressPanelProps & ToggleState) {
  const { progress, complete } = chatTexts[options.language];
  const { homeInfo, completedQuestions, totalQuestions } = useStore(store.$progress);
  const isComplete = useStore(store.$isComplete);
  return (
    <button type="button" className="progress-toggle" aria-expanded={isOpen} onClick={onToggle}>
      <span>{isComplete ? complete.title : progress.questions(completedQuestions, totalQuestions)}</span>
      <span className="figure">{formatPercent(homeInfo, options)}</span>
      <Icon markup='<path d="m6 9 6 6 6-6"/>' />
      <progress max={100} value={homeInfo} aria-hidden="true" />
    </button>
  );
}

interface ToggleState {
  isOpen: boolean;
  onToggle: () => void;
}

/** The bar alone comes first. */
export function ProgressPanel({ store, options }: ProgressPanelProps) {
  const isComplete = useStore(store.$isComplete);
  const [isToggled, setToggled] = useState(false);
  const isOpen = isToggled !== isComplete;
  const Body = isComplete ? CompletionBox : ProgressBody;
  const look = isOpen && `unfolded${isToggled ? ' by-hand' : ''}`;
  return (
    <aside className={`progress-panel ${look || ''}`} aria-label={chatTexts[options.language].progress.title}>
      <ProgressToggle {...{ store, options, isOpen }} onToggle={() => setToggled(!isToggled)} />
      <WhereShown className="progress-body">
        <Body store={store} options={options} />
        {options.layout === 'standalone' && <FactsPlace store={store} />}
      </WhereShown>
    </aside>
  );
}

const doneHouse =
  '<path d="M6 22 24 6l18 16v17a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3Z" class="mark-house"/>' +
  '<path d="m15.500 26 6 6 11.500-12.500" class="mark-tick"/>';

/** Stands in place of the progress once the consultation is complete; the chat goes on beside it. */
function CompletionBox({ store, options }: ProgressPanelProps) {
  const { complete, progress } = chatTexts[options.language];
  return (
    <div className="completion" part="completion">
      <Icon viewBox="0 0 48 48" className="completion-mark" markup={doneHouse} />
      <h3>{complete.title}</h3>
      <p className="soft">
        {complete.text} {complete.next}
      </p>
      <PotentialList store={store} options={options} />
      <Button onPress={store.viewResults}>{progress.viewResults}</Button>
      <Button look="quiet" onPress={store.emailSummary}>
        {progress.emailSummary}
      </Button>
    </div>
  );
}

/** What has been understood, to be looked through and changed; as soon as there is something. */
function FactsPlace({ store }: { store: ChatStore }) {
  const later = useStore(store.$later);
  const hasFacts = Object.keys(useStore(store.$facts)).length > 0;
  useEffect(() => {
    if (hasFacts) store.loadLater();
  }, [store, hasFacts]);
  return hasFacts && later.status === 'done' ? <LaterPart mount={later.value.mountFacts} /> : null;
}
