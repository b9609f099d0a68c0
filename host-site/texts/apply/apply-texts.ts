import { useNavigation } from '#host-site/routing/navigation.tsx';
import type { ApplyTexts } from '#host-site/texts/apply/texts.ts';
import { textLoader } from '#host-site/texts/text-loader.ts';

const useLoaded = textLoader<ApplyTexts>({
  de: async () => (await import('#host-site/texts/apply/de.ts')).de,
  en: async () => (await import('#host-site/texts/apply/en.ts')).en,
  fr: async () => (await import('#host-site/texts/apply/fr.ts')).fr,
});

/** In the language of the address; suspends until the texts are there. */
export function useApplyTexts(): ApplyTexts {
  return useLoaded(useNavigation().address.language);
}
