import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';

/** "I keep a small hotel": where the visitor lives and works. */
export const isRun = (items: readonly Item[], at: number) =>
  hasPart(items[at]?.raw, 'venues') && isAny(items[0], 'self') && !isAny(items[at - 1], 'my') && at <= 4;

/** "A former school": what the home once was. */
export const isConverted = (items: readonly Item[], at: number) => hasPart(items[at]?.raw, 'convertedBuildings');

/** "The boiler was put in by the previous owner." */
export const isInstaller = (items: readonly Item[], at: number) =>
  hasPart(items[at]?.raw, 'predecessors') && items.some(({ word }) => isWord(word, 'installs'));

/** "La partie ancienne": after its noun the word means old, not former. */
export const isOldPart = (items: readonly Item[], at: number) =>
  isWord(items[at]?.word, 'formerlyOrOld') && isWord(items[at - 1]?.word, 'partsOfHouse');
