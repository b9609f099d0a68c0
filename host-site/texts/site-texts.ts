import { createContext, useContext } from 'react';
import { textLoader } from '#host-site/texts/text-loader.ts';
import type { Texts } from '#host-site/texts/texts.ts';

/** One language, whole: what a page was drawn with has to be there before it comes alive. */
export const useLoadedTexts = textLoader<Texts>({
  de: async () => (await import('#host-site/texts/whole-de.ts')).texts,
  en: async () => (await import('#host-site/texts/whole-en.ts')).texts,
  fr: async () => (await import('#host-site/texts/whole-fr.ts')).texts,
});

export const TextsContext = createContext<Texts | null>(null);

export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts outside TextsContext');
  return texts;
}
