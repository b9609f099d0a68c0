import type { Language } from '#domain/place.ts';

/** How a form is wished for. */
export interface WishWords {
  /** The words that such a wish is made of. */
  spelled: string;
  /** Begins a question for the reason, which refuses nothing. */
  why: readonly string[];
  /** Stands before what is wished instead. */
  but: readonly string[];
}

export const wishWords: Record<Language, WishWords> = {
  de: {
    spelled:
      'email mail mailen schicken zuschicken senden zusenden zusammenfassung ergebnis ergebnisse mensch menschen person berater beraterin mitarbeiter jemand jemandem jemanden sprechen reden telefonieren ansprechpartner rückruf fachmann',
    why: ['warum', 'wieso'],
    but: ['sondern', 'aber'],
  },
  en: {
    spelled:
      'email mail send summary results report copy talk speak person human someone somebody agent representative adviser advisor contact',
    why: ['why'],
    but: ['but'],
  },
  fr: {
    spelled:
      'envoyer envoyez envoie email mail courriel résumé bilan résultat résultats recevoir parler personne humain conseiller conseillère quelqu rappeler contacter',
    why: ['pourquoi'],
    but: ['mais'],
  },
};

/** Spelled in two words, in any language. */
export const eMail = /(?<![a-z])e[ -]mail/g;
