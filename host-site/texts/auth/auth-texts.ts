import { useNavigation } from '#host-site/routing/navigation.tsx';
import type { AuthTexts } from '#host-site/texts/auth/texts.ts';
import { textLoader } from '#host-site/texts/text-loader.ts';

const useLoaded = textLoader<AuthTexts>({
  de: async () => (await import('#host-site/texts/auth/de.ts')).de,
  en: async () => (await import('#host-site/texts/auth/en.ts')).en,
  fr: async () => (await import('#host-site/texts/auth/fr.ts')).fr,
});

/** In the language of the address; suspends until the texts are there. */
export function useAuthTexts(): AuthTexts {
  return useLoaded(useNavigation().address.language);
}
