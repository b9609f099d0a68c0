import { useNavigation } from '#host-site/routing/navigation.tsx';
import { textLoader } from '#host-site/texts/text-loader.ts';
import type { UnsubscribeTexts } from '#host-site/texts/unsubscribe/texts.ts';

const useLoaded = textLoader<UnsubscribeTexts>({
  de: async () => (await import('#host-site/texts/unsubscribe/de.ts')).de,
  en: async () => (await import('#host-site/texts/unsubscribe/en.ts')).en,
  fr: async () => (await import('#host-site/texts/unsubscribe/fr.ts')).fr,
});

/** In the language of the address; suspends until the texts are there. */
export function useUnsubscribeTexts(): UnsubscribeTexts {
  return useLoaded(useNavigation().address.language);
}
