import type { Concept } from '#api/reading/extraction/concepts.ts';
import type { Language } from '#domain/place.ts';

type RuledOut = Record<string, readonly Concept[]>;

const byLanguage: Record<Language, RuledOut> = {
  de: {
    wurde: ['wish', 'suppose', 'plan'],
    wurden: ['wish', 'suppose', 'plan'],
    war: ['wish', 'suppose', 'plan'],
    wand: ['wish'],
    tat: ['wish'],
    mochte: ['wish'],
    mochten: ['wish'],
    fanden: ['wish'],
    nahmen: ['wish'],
    warme: ['heating'],
    waren: ['wish', 'suppose', 'plan'],
    hatte: ['wish', 'suppose'],
    hatten: ['wish', 'suppose'],
  },
  en: {},
  fr: {
    à: ['have', 'amps'],
    fermé: ['detached'],
    fermés: ['detached'],
    faite: ['roof', 'gableEnd'],
    né: ['neg'],
    même: ['other'],
    mêmes: ['other'],
  },
};

/** What accents rule out: French "à" is no "a", German "wurde" no "würde". */
export const ruledOut: RuledOut = { ...byLanguage.de, ...byLanguage.en, ...byLanguage.fr };

/** Words that fall together with another one once folded: "nün" with "nun". */
export const respelled: ReadonlyMap<string, string> = new Map([['nün', 'neun']]);
