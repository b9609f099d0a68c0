import type { WishWords } from '#api/advisor/builtin/small-talk/wish-words/wish-words.ts';

export const de: WishWords = {
  spelled:
    'email mail mailen schicken zuschicken senden zusenden zusammenfassung ergebnis ergebnisse mensch menschen person berater beraterin mitarbeiter jemand jemandem jemanden sprechen reden telefonieren ansprechpartner rückruf fachmann',
  why: ['warum', 'wieso'],
  but: ['sondern', 'aber'],
};
