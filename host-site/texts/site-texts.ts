import { createContext, useContext } from 'react';
import { textLoader } from '#host-site/texts/text-loader.ts';
import type { SiteTexts } from '#host-site/texts/texts.ts';
import type { HomeTexts } from '#texts/home/texts.ts';

export interface Texts {
  site: SiteTexts;
  home: HomeTexts;
}

export const useLoadedTexts = textLoader<Texts>({
  de: async () => ({ site: (await import('#host-site/texts/de.ts')).de, home: (await import('#texts/home/de.ts')).de }),
  en: async () => ({ site: (await import('#host-site/texts/en.ts')).en, home: (await import('#texts/home/en.ts')).en }),
  fr: async () => ({ site: (await import('#host-site/texts/fr.ts')).fr, home: (await import('#texts/home/fr.ts')).fr }),
});

export const TextsContext = createContext<Texts | null>(null);

export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts outside TextsContext');
  return texts;
}
