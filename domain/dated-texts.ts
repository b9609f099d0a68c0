import type { Language } from '#domain/place.ts';

/** The month of the privacy policy, the terms and the imprint as they stand. */
export const LEGAL_AS_OF = '2026-11';

/** The month of what the home page promises, quotes and tells of each country. */
export const CLAIMS_AS_OF = '2026-11';

/** A month, `2026-11`, as people read it. */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00Z`),
  );
