import { useStore } from '@nanostores/react';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { Markdown } from '#widgets/chat/markdown/markdown.tsx';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

interface SpeechLineProps {
  store: ChatStore;
  options: WidgetOptions;
}

/**
 * The reply on its way: three dots at first, then the text as it comes. Drawn alone, so that the lines above stay. Preact empties
 * a `lang` that ends where it should take it out, and an empty one means "unknown": hence the key.
 */
export function SpeechLine({ store, options: { api, language } }: SpeechLineProps) {
  const texts = chatTexts[language];
  const speech = useStore(store.$speech);
  const isSlow = useStore(store.$isSlow);
  const spoken = useStore(store.$speaker)?.language;
  const isSpeaking = speech !== undefined;
  return (
    <div className={isSpeaking ? 'line adviser speaking' : 'line-place'}>
      {isSpeaking && (
        <div key={spoken} className="said" lang={spoken} dir="auto" aria-busy="true">
          {speech === '' ? (
            <p className="typing" lang={language} role="img" aria-label={texts.typing}>
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
