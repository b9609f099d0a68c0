import type { CompanyTexts } from '#host-site/texts/company/texts.ts';
import { textLoader } from '#host-site/texts/text-loader.ts';

export const useCompanyTexts = textLoader<CompanyTexts>({
  de: async () => (await import('#host-site/texts/company/de.ts')).de,
  en: async () => (await import('#host-site/texts/company/en.ts')).en,
  fr: async () => (await import('#host-site/texts/company/fr.ts')).fr,
});
