import { useStore } from '@nanostores/react';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { Markdown } from '#widgets/chat/markdown/markdown.tsx';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';

interface SpeechLineProps {
  store: ChatStore;
  api: string;
  texts: ChatTexts;
}

/** The reply on its way: three dots at first, then the text as it comes. Drawn alone, so that the lines above stay. */
export function SpeechLine({ store, api, texts }: SpeechLineProps) {
  const speech = useStore(store.$speech);
  const isSlow = useStore(store.$isSlow);
  const isSpeaking = speech !== undefined;
  return (
    <div className={isSpeaking ? 'line adviser speaking' : 'line-place'}>
      {isSpeaking && (
        <div className="said" dir="auto" aria-busy="true">
          {speech === '' ? (
            <p className="typing" role="img" aria-label={texts.typing}>
              <i />
              <i />
              <i />
            </p>
          ) : (
            <Markdown text={speech} api={api} />
          )}
        </div>
      )}
      <p role="status" className="line-foot slow">
        {isSpeaking && isSlow && texts.slow}
      </p>
    </div>
  );
}
