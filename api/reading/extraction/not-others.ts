import { type Item, isAny } from '#api/reading/extraction/items.ts';

const venue = /h[oô]tel|pension|gasthof|gasthaus|restaurant|auberge|caf[ée]|guesthouse|firma|entreprise|commerce/i;
/** "I keep a small hotel": where the visitor lives and works. */
export const isRun = (items: readonly Item[], at: number) =>
  venue.test(items[at]?.raw ?? '') && isAny(items[0], 'self') && !isAny(items[at - 1], 'my') && at <= 4;

const converted =
  /[ée]cole|schule|gare|bahnhof|moulin|m[üu]hle|grange|scheune|stall|ferme|usine|fabrik|pfarrhaus|couvent|laiterie|molkerei|fromagerie|k[äa]serei|gasthaus|gasthof|auberge/i;
/** "A former school": what the home once was. */
export const isConverted = (items: readonly Item[], at: number) => converted.test(items[at]?.raw ?? '');

const predecessor = /vorbesitz|vorg[äa]nger|voreigent|vormieter|ancien|pr[ée]c[ée]dent|previous|former/i;
const installs =
  /^(eingebaut|einbauen|montiert|montieren|installiert|installieren|gedeckt|decken|erneuert|angeschafft|pose|posee|poser|installe|installee|installer|monte|montee|refait|refaite|refaire|change|changee|installed|put)$/;
/** "The boiler was put in by the previous owner." */
export const isInstaller = (items: readonly Item[], at: number) =>
  predecessor.test(items[at]?.raw ?? '') && items.some(({ word }) => installs.test(word));

const still = /^(partie|aile|batiment|corps|maison|ferme|batisse|toiture|charpente|chaudiere|installation)$/;
/** "La partie ancienne": after its noun the word means old, not former. */
export const isOldPart = (items: readonly Item[], at: number) =>
  /^ancien(ne)?s?$/.test(items[at]?.word ?? '') && still.test(items[at - 1]?.word ?? '');
