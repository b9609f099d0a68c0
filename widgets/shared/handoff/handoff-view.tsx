import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { HandoffState, HandoffStore } from '#widgets/shared/handoff/handoff-store.ts';
import { QrCode } from '#widgets/shared/handoff/qr-code.tsx';
import { handoffTexts } from '#widgets/shared/handoff/texts/all.ts';
import type { HandoffTexts } from '#widgets/shared/handoff/texts/texts.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { Dialog } from '#widgets/shared/ui/dialog.tsx';

interface HandoffViewProps {
  store: HandoffStore;
  $options: ReadableAtom<WidgetOptions>;
}

/** The link for the phone, then what comes from it. */
export function HandoffView({ store, $options }: HandoffViewProps) {
  const texts = handoffTexts[useStore($options).language];
  const state = useStore(store.$state);
  const arrived = useStore(store.$arrived);
  return (
    <Dialog isOpen={useStore(store.$isOpen)} title={texts.title} closeLabel={texts.close} onClose={store.close}>
      <div className="handoff" data-at={state.at}>
        {state.at === 'waiting' && <LinkPart url={state.url} texts={texts} />}
        <p role="status" className="handoff-status" tabIndex={-1}>
          {statusOf(state, texts)} {arrived > 0 && <strong>{texts.arrived(arrived)}</strong>}
        </p>
        <div className="handoff-actions">
          {(state.at === 'over' || state.at === 'failed') && <Button onPress={store.renew}>{texts.renew}</Button>}
          {state.at === 'joined' && <Button onPress={store.close}>{texts.done}</Button>}
          {state.at === 'joined' && (
            <Button look="quiet" onPress={store.end}>
              {texts.end}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const statusOf = ({ at }: HandoffState, texts: HandoffTexts) => texts[at];

/** An address as people type it. */
const typed = (url: string) => url.replace(/^https?:\/\//, '');

function LinkPart({ url, texts }: { url: string; texts: HandoffTexts }) {
  return (
    <div className="handoff-link">
      <QrCode text={url} label={texts.picture} />
      <div className="handoff-words">
        <p>{texts.scan}</p>
        <p className="hint">
          {texts.type} <span className="handoff-address">{typed(url)}</span>
        </p>
        <p className="hint">{texts.once}</p>
        <p className="hint">{texts.rights}</p>
      </div>
    </div>
  );
}
