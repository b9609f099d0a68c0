import styles from '#widgets/shared/estimate/estimate.css?inline';
import type { EstimateContext, EstimatePart } from '#widgets/shared/estimate/estimate-door.ts';
import { createEstimateStore } from '#widgets/shared/estimate/estimate-store.ts';
import { EstimateView } from '#widgets/shared/estimate/estimate-view.tsx';
import { drawLater } from '#widgets/shared/later/later-part.tsx';

/** Engine, questions and result, for one element. */
export function openEstimate(context: EstimateContext): EstimatePart {
  const store = createEstimateStore(context);
  return {
    mount: (place) => drawLater(place, styles, <EstimateView store={store} $options={context.$options} />),
    reset: store.reset,
  };
}
