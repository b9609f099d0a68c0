import { atom } from 'nanostores';
import type { EstimateVerdict } from '#domain/estimate/verdict.ts';
import type { EstimateContext, EstimateDoor } from '#widgets/shared/estimate/estimate-door.ts';
import { createLater } from '#widgets/shared/later/create-later.ts';

/** What was calculated before a reload is calculated again at once. */
export function createEstimateDoor(context: Omit<EstimateContext, 'tell'>): EstimateDoor {
  const $verdict = atom<EstimateVerdict | undefined>();
  const later = createLater(async () => {
    const { openEstimate } = await import('#widgets/shared/estimate/open-estimate.tsx');
    return openEstimate({ ...context, tell: $verdict.set });
  });
  const open = () => void later.get().catch(() => undefined);
  if (context.memory.read()) open();
  return {
    $later: later.$later,
    $verdict,
    open,
    reset() {
      const part = later.$later.get();
      if (part.status === 'done') part.value.reset();
      $verdict.set(undefined);
    },
  };
}
