import type { Language } from '#domain/place.ts';
import type { Texts } from '#host-site/texts/texts.ts';

/** Where each language comes from, whole: what a page was drawn with has to be there before it comes alive. */
export const wholeTexts: Record<Language, () => Promise<Texts>> = {
  de: async () => (await import('#host-site/texts/whole-de.ts')).texts,
  en: async () => (await import('#host-site/texts/whole-en.ts')).texts,
  fr: async () => (await import('#host-site/texts/whole-fr.ts')).texts,
};
