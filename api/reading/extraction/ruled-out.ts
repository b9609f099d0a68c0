import type { Concept, Concepts } from '#api/reading/extraction/concepts.ts';

/** What accents rule out: French "à" is no "a", German "wurde" no "würde". */
const ruledOut: Record<string, readonly Concept[]> = {
  à: ['have', 'amps'],
  fermé: ['detached'],
  fermés: ['detached'],
  faite: ['roof', 'gableEnd'],
  né: ['neg'],
  même: ['other'],
  mêmes: ['other'],
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
};
/** Words that fall together with another one once folded: "nün" with "nun". */
export const respelled: ReadonlyMap<string, string> = new Map([['nün', 'neun']]);

/** "Laut Abrechnung" is no noise, "Bad Tölz" no bathroom. */
const isAccordingTo = (raw: string, next: string | undefined) => /^laut$/i.test(raw) && /^\p{Lu}/u.test(next ?? '');
export function spelledOut(raw: string, next: string | undefined, is: Concepts): Concepts {
  const isSpa = raw === 'Bad' && /^\p{Lu}\p{Ll}{2}/u.test(next ?? '') && !/^(Wir|Ich|Die|Der|Das)$/.test(next ?? '');
  if (isSpa) return new Set();
  const out = isAccordingTo(raw, next) ? (['noise'] as const) : ruledOut[raw.toLowerCase()];
  return out ? new Set([...is].filter((concept) => !(out as readonly Concept[]).includes(concept))) : is;
}
