import { useNavigation } from '#host-site/routing/navigation.tsx';
import type { ProjectTexts } from '#host-site/texts/project/texts.ts';
import { textLoader } from '#host-site/texts/text-loader.ts';
import type { LeadTexts } from '#texts/leads/texts.ts';

/** The page's own texts, and how companies and our staff call the standing of a request. */
interface ProjectPageTexts extends ProjectTexts {
  lead: LeadTexts;
}

const useLoaded = textLoader<ProjectPageTexts>({
  de: async () => ({
    ...(await import('#host-site/texts/project/de.ts')).de,
    lead: (await import('#texts/leads/de.ts')).de,
  }),
  en: async () => ({
    ...(await import('#host-site/texts/project/en.ts')).en,
    lead: (await import('#texts/leads/en.ts')).en,
  }),
  fr: async () => ({
    ...(await import('#host-site/texts/project/fr.ts')).fr,
    lead: (await import('#texts/leads/fr.ts')).fr,
  }),
});

/** In the language of the address; suspends until the texts are there. */
export function useProjectTexts(): ProjectPageTexts {
  return useLoaded(useNavigation().address.language);
}
