import type { AnswersTexts } from '#host-site/texts/answers/texts.ts';
import { textLoader } from '#host-site/texts/text-loader.ts';

export const useAnswersTexts = textLoader<AnswersTexts>({
  de: async () => (await import('#host-site/texts/answers/de.ts')).de,
  en: async () => (await import('#host-site/texts/answers/en.ts')).en,
  fr: async () => (await import('#host-site/texts/answers/fr.ts')).fr,
});
