import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import type { Voice } from '#widgets/chat/consultation/voice/voice-store.ts';
import type { ConsultationContext } from '#widgets/chat/consultation-door.ts';
import { Button } from '#widgets/shared/ui/button.tsx';

interface VoiceViewProps {
  voice: Voice;
  $options: ConsultationContext['$options'];
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Below the composer: that somebody listens and since when; then that the words leave in a moment. */
export function VoiceView({ voice, $options }: VoiceViewProps) {
  const texts = consultationTexts[useStore($options).language].voice;
  const seconds = useStore(voice.$seconds);
  const isLeaving = useStore(voice.$isLeaving);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current?.getRootNode();
    const onKey = (event: Event) => {
      if ((event as KeyboardEvent).key !== 'Escape' || !voice.$isLeaving.get()) return;
      event.preventDefault();
      voice.keep();
    };
    root?.addEventListener('keydown', onKey);
    return () => root?.removeEventListener('keydown', onKey);
  }, [voice]);
  const isListening = seconds !== undefined;
  return (
    <div className="voice" ref={place}>
      {isListening && (
        <span className="voice-clock" role="timer" aria-label={texts.seconds(seconds)}>
          {clock(seconds)}
        </span>
      )}
      <p role="status">{isListening ? texts.listening : isLeaving && texts.leaving}</p>
      {isLeaving && (
        <Button look="quiet" onPress={voice.keep}>
          {texts.keep}
        </Button>
      )}
    </div>
  );
}
