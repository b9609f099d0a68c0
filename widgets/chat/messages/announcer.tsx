import { useEffect, useRef } from 'react';
import type { Language } from '#domain/place.ts';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { COMPLETE_ID } from '#widgets/chat/line.ts';
import { completeText } from '#widgets/chat/messages/shown-lines.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

/**
 * Reads replies to screen readers, sentence by sentence, each once and only when it is whole. The list of messages
 * itself is silent: read while it grows, it would be read in syllables.
 */
export function Announcer({ store, options: { language } }: { store: ChatStore; options: WidgetOptions }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let read = 0;
    let text = '';
    const say = (end: number, spokenIn: Language | undefined) => {
      const words = spoken(text.slice(read, end));
      read = end;
      const lang = spokenIn && { lang: spokenIn };
      if (words) place.current?.append(Object.assign(document.createElement('p'), { textContent: words }, lang));
    };
    const begin = () => {
      read = 0;
      text = '';
      place.current?.replaceChildren();
    };
    const stopSpeech = store.$speech.listen((speech, before) => {
      if (before === undefined) begin();
      if (speech === undefined) return;
      text = speech;
      say(endOfSentences(text, read), store.$speaker.get()?.language);
    });
    const stopLines = store.$lines.listen((lines, before = []) => {
      const last = lines.at(-1);
      if (last?.role !== 'assistant' || lines.length <= before.length || last === before.at(-1)) return;
      const content = last.id === COMPLETE_ID ? completeText(chatTexts[language]) : last.content;
      if (!content.startsWith(text.slice(0, read))) read = 0;
      text = content;
      say(text.length, last.language);
    });
    return () => {
      stopSpeech();
      stopLines();
    };
  }, [store, language]);
  return <div ref={place} className="unseen" aria-live="polite" />;
}

/** The end of a sentence, or of a line, with what closes it. */
const END = /[.!?…:][)"'»“”’*_]*\s+|\n+/g;
const SIGNS = /[*_`#]+|\]\([^)\s]{1,2000}\)|\[/g;

/** How much of a text, from `start`, is whole sentences. */
function endOfSentences(text: string, start: number): number {
  let end = start;
  END.lastIndex = start;
  for (let match = END.exec(text); match; match = END.exec(text)) end = END.lastIndex;
  return end;
}

/** A message without its signs, for reading aloud. */
function spoken(text: string): string {
  return text.replace(SIGNS, ' ').replace(/\s+/g, ' ').trim();
}
