import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { SiteRefusal, Visit } from '#widgets/shared/api/visits.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/widget.ts';
import { ProblemNote } from '#widgets/shared/form/sending-state.tsx';
import { drawLater } from '#widgets/shared/later/later-part.tsx';
import styles from '#widgets/shared/results/site-refusal.css?inline';

interface RefusalNoticeProps {
  code: SiteRefusal;
  $options: WidgetContext['$options'];
}

function RefusalNotice({ code, $options }: RefusalNoticeProps) {
  return (
    <div className="site-refusal">
      <ProblemNote problem={{ code }} options={useStore($options)} />
    </div>
  );
}

/** Tells once that this page is not served: its visitor whom else to ask, its maker what to register. Taken back once a visit is open. */
export function siteRefusal(
  { environment, $options, emit, show }: WidgetContext,
  $visit: ReadableAtom<Visit | undefined>,
): (code: SiteRefusal) => void {
  let isTold = false;
  $visit.listen(() => {
    isTold = false;
    show(undefined);
  });
  return (code) => {
    if (isTold) return;
    isTold = true;
    const { siteKey } = $options.get();
    const site = siteKey ? `for the site key "${siteKey}"` : 'and the widget has no site-key';
    environment.warn(
      `${location.origin} is not registered ${site} (${code}). Read on in docs/embedding.md, "Allowed addresses".`,
    );
    emit('wattnest-error', { code });
    show((place) => drawLater(place, styles, <RefusalNotice code={code} $options={$options} />));
  };
}
