import type { GuideTexts } from '#host-site/texts/guides/texts.ts';
import { textLoader } from '#host-site/texts/text-loader.ts';

export const useGuideTexts = textLoader<GuideTexts>({
  de: async () => (await import('#host-site/texts/guides/de.ts')).de,
  en: async () => (await import('#host-site/texts/guides/en.ts')).en,
  fr: async () => (await import('#host-site/texts/guides/fr.ts')).fr,
});
