import { useStore } from '@nanostores/react';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { EstimateDoor } from '#widgets/shared/estimate/estimate-door.ts';
import { ProblemNote } from '#widgets/shared/form/sending-state.tsx';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';
import { Button } from '#widgets/shared/ui/button.tsx';

/** The detailed estimate, folded to its button until it is asked for. */
export function EstimatePlace({ estimate, options }: { estimate: EstimateDoor; options: WidgetOptions }) {
  const later = useStore(estimate.$later);
  if (later.status === 'done') return <LaterPart mount={later.value.mount} />;
  return (
    <div className="estimate-door">
      {later.status === 'failed' && <ProblemNote problem={{ code: 'network' }} options={options} />}
      <Button look="quiet" busy={later.status === 'loading'} onPress={estimate.open}>
        {resultTexts[options.language].estimate}
      </Button>
    </div>
  );
}
