import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useRef } from 'react';
import { estimateTexts } from '#texts/estimate/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { EstimateQuestions } from '#widgets/shared/estimate/estimate-questions.tsx';
import { EstimateResult } from '#widgets/shared/estimate/estimate-result.tsx';
import type { EstimateStore } from '#widgets/shared/estimate/estimate-store.ts';

interface EstimateViewProps {
  store: EstimateStore;
  $options: ReadableAtom<WidgetOptions>;
}

/** Questions, then the result; each begins with the focus, unless nobody has asked for it. */
export function EstimateView({ store, $options }: EstimateViewProps) {
  const options = useStore($options);
  const estimate = useStore(store.$estimate);
  const { status } = useStore(store.form.$sending);
  const shown = status === 'done' ? estimate : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = shown !== undefined;
  useEffect(() => {
    // On a page that was just loaded nobody has asked for it.
    if (navigator.userActivation?.hasBeenActive) heading.current?.focus({ preventScroll: !isShown });
  }, [isShown]);
  const { title } = estimateTexts[options.language];
  return (
    <section className="estimate" part="estimate" aria-labelledby="estimate-title">
      <h3 id="estimate-title" tabIndex={-1} ref={heading}>
        {title}
        {shown && <small>{shown.place.name}</small>}
      </h3>
      {shown ? (
        <EstimateResult store={store} estimate={shown} options={options} />
      ) : (
        <EstimateQuestions store={store} options={options} />
      )}
    </section>
  );
}
