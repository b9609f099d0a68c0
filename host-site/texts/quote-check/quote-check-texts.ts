import { useNavigation } from '#host-site/routing/navigation.tsx';
import type { QuoteCheckTexts } from '#host-site/texts/quote-check/texts.ts';
import { textLoader } from '#host-site/texts/text-loader.ts';

const useLoaded = textLoader<QuoteCheckTexts>({
  de: async () => (await import('#host-site/texts/quote-check/de.ts')).de,
  en: async () => (await import('#host-site/texts/quote-check/en.ts')).en,
  fr: async () => (await import('#host-site/texts/quote-check/fr.ts')).fr,
});

/** In the language of the address; suspends until the texts are there. */
export function useQuoteCheckTexts(): QuoteCheckTexts {
  return useLoaded(useNavigation().address.language);
}
