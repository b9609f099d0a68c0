import { use } from 'react';
import type { Language } from '#domain/place.ts';

/** A hook that yields texts in one language. Each language is loaded once, when first shown; until then it suspends. */
export function textLoader<Texts>(load: Record<Language, () => Promise<Texts>>): (language: Language) => Texts {
  const loaded = new Map<Language, Promise<Texts>>();
  return (language) => {
    let texts = loaded.get(language);
    if (!texts) {
      texts = load[language]();
      texts.catch(() => loaded.delete(language));
      loaded.set(language, texts);
    }
    return use(texts);
  };
}
