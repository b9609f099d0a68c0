import { useNavigation } from '#host-site/routing/navigation.tsx';
import type { DashboardTexts } from '#host-site/texts/dashboard/texts.ts';
import { textLoader } from '#host-site/texts/text-loader.ts';

const useLoaded = textLoader<DashboardTexts>({
  de: async () => (await import('#host-site/texts/dashboard/de.ts')).de,
  en: async () => (await import('#host-site/texts/dashboard/en.ts')).en,
  fr: async () => (await import('#host-site/texts/dashboard/fr.ts')).fr,
});

/** In the language of the address; suspends until the texts are there. */
export function useDashboardTexts(): DashboardTexts {
  return useLoaded(useNavigation().address.language);
}
