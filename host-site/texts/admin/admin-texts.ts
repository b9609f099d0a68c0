import { useNavigation } from '#host-site/routing/navigation.tsx';
import type { AdminTexts } from '#host-site/texts/admin/texts.ts';
import { textLoader } from '#host-site/texts/text-loader.ts';

const useLoaded = textLoader<AdminTexts>({
  de: async () => (await import('#host-site/texts/admin/de.ts')).de,
  en: async () => (await import('#host-site/texts/admin/en.ts')).en,
  fr: async () => (await import('#host-site/texts/admin/fr.ts')).fr,
});

/** In the language of the address; suspends until the texts are there. */
export function useAdminTexts(): AdminTexts {
  return useLoaded(useNavigation().address.language);
}
