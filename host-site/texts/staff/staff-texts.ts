import { useNavigation } from '#host-site/routing/navigation.tsx';
import type { StaffTexts } from '#host-site/texts/staff/texts.ts';
import { textLoader } from '#host-site/texts/text-loader.ts';

const useLoaded = textLoader<StaffTexts>({
  de: async () => (await import('#host-site/texts/staff/de.ts')).de,
  en: async () => (await import('#host-site/texts/staff/en.ts')).en,
  fr: async () => (await import('#host-site/texts/staff/fr.ts')).fr,
});

/** In the language of the address; suspends until the texts are there. */
export function useStaffTexts(): StaffTexts {
  return useLoaded(useNavigation().address.language);
}
