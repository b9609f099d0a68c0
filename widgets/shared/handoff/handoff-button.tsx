import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { HandoffDoor } from '#widgets/shared/handoff/handoff-door.ts';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';
import { photoTexts } from '#widgets/shared/photos/texts/all.ts';
import { Button } from '#widgets/shared/ui/button.tsx';

interface HandoffButtonProps {
  door: HandoffDoor;
  $options: ReadableAtom<WidgetOptions>;
}

/** For computers: a phone takes its photos itself. */
export function HandoffButton({ door, $options }: HandoffButtonProps) {
  const { onPhone, onPhoneFailed } = photoTexts[useStore($options).language];
  const later = useStore(door.$later);
  return (
    <div className="on-phone">
      <Button look="quiet" busy={later.status === 'loading'} onPress={door.open}>
        {onPhone}
      </Button>
      {later.status === 'failed' && (
        <p className="error" role="alert">
          {onPhoneFailed}
        </p>
      )}
      {later.status === 'done' && <LaterPart mount={later.value.mount} />}
    </div>
  );
}
