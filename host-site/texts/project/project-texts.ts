import { useNavigation } from '#host-site/routing/navigation.tsx';
import type { ProjectTexts } from '#host-site/texts/project/texts.ts';
import { textLoader } from '#host-site/texts/text-loader.ts';

const useLoaded = textLoader<ProjectTexts>({
  de: async () => (await import('#host-site/texts/project/de.ts')).de,
  en: async () => (await import('#host-site/texts/project/en.ts')).en,
  fr: async () => (await import('#host-site/texts/project/fr.ts')).fr,
});

/** In the language of the address; suspends until the texts are there. */
export function useProjectTexts(): ProjectTexts {
  return useLoaded(useNavigation().address.language);
}
