import { respell } from '#api/advisor/builtin/small-talk/respell.ts';
import type { TalkPatterns, Wish } from '#api/advisor/builtin/small-talk/small-talk.ts';
import type { Language } from '#domain/place.ts';

/** The words that such a wish is made of. */
const spelled: Record<Language, string> = {
  de: 'email mail mailen schicken zuschicken senden zusenden zusammenfassung ergebnis ergebnisse mensch menschen person berater beraterin mitarbeiter jemand jemandem jemanden sprechen reden telefonieren ansprechpartner rückruf fachmann',
  en: 'email mail send summary results report copy talk speak person human someone somebody agent representative adviser advisor contact',
  fr: 'envoyer envoyez envoie email mail courriel résumé bilan résultat résultats recevoir parler personne humain conseiller conseillère quelqu rappeler contacter',
};
const respellings = { de: respell(spelled.de), en: respell(spelled.en), fr: respell(spelled.fr) };

const eMail = /(?<![a-z])e[ -]mail/g;
const question = /\?|^(warum|wieso|why|pourquoi) /;

/** Sentences and their clauses: who does not want to chat may still want a person. */
function partsOf(folded: string): string[] {
  const sentences = folded.split(/(?<=[.!?;\n])\s+/);
  return sentences.flatMap((it) => [it, ...it.split(/,\s|\s(?:sondern|aber|but|mais)\s/)]);
}

/** Whether a message asks for it, mistyped or not; "please do not email me" does not. Takes folded text. */
export function hearsWish(folded: string, wish: Wish, patterns: TalkPatterns, language: Language): boolean {
  const typed = folded.replace(eMail, 'email');
  const refuses = (part: string) => patterns.refusing.test(part) && !question.test(part);
  return [typed, respellings[language](typed)].some((text) =>
    partsOf(text).some((part) => patterns[wish].test(part) && !refuses(part)),
  );
}
