import { useNavigation } from '#host-site/routing/navigation.tsx';
import type { PartnerTexts } from '#host-site/texts/partner/texts.ts';
import { textLoader } from '#host-site/texts/text-loader.ts';
import type { LeadTexts } from '#texts/leads/texts.ts';

/** The workspace's own texts, and what its files and mails say too. */
interface WorkspaceTexts extends PartnerTexts {
  lead: LeadTexts;
}

const useLoaded = textLoader<WorkspaceTexts>({
  de: async () => ({
    ...(await import('#host-site/texts/partner/de.ts')).de,
    lead: (await import('#texts/leads/de.ts')).de,
  }),
  en: async () => ({
    ...(await import('#host-site/texts/partner/en.ts')).en,
    lead: (await import('#texts/leads/en.ts')).en,
  }),
  fr: async () => ({
    ...(await import('#host-site/texts/partner/fr.ts')).fr,
    lead: (await import('#texts/leads/fr.ts')).fr,
  }),
});

/** In the language of the address; suspends until the texts are there. */
export function usePartnerTexts(): WorkspaceTexts {
  return useLoaded(useNavigation().address.language);
}
