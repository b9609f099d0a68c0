import type { Language } from '#domain/place.ts';

interface PhonePageTexts {
  title: string;
  noScript: string;
}

/** What the page of the phone says before its part is there. */
export const phonePageTexts: Record<Language, PhonePageTexts> = {
  de: { title: 'Fotos für Ihre Beratung', noScript: 'Diese Seite braucht JavaScript.' },
  en: { title: 'Photos for your consultation', noScript: 'This page needs JavaScript.' },
  fr: { title: 'Des photos pour votre conseil', noScript: 'Cette page a besoin de JavaScript.' },
};
