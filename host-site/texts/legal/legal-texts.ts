import type { LegalTexts } from '#host-site/texts/legal/texts.ts';
import { textLoader } from '#host-site/texts/text-loader.ts';

export const useLegalTexts = textLoader<LegalTexts>({
  de: async () => (await import('#host-site/texts/legal/de.ts')).de,
  en: async () => (await import('#host-site/texts/legal/en.ts')).en,
  fr: async () => (await import('#host-site/texts/legal/fr.ts')).fr,
});
