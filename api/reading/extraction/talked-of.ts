import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';

const ADVICE_REACH = 4;
const isHad = (item: Item | undefined) => isAny(item, 'have', 'thereIs', 'heats', 'heating', 'my', 'now');
/** "My son tells me to get a heat pump", "uns wurde eine Wärmepumpe empfohlen". */
export const isAdvised = (items: readonly Item[], at: number) => {
  const before = items.slice(Math.max(0, at - ADVICE_REACH), at);
  const advice = before.findLastIndex(({ word }) => isWord(word, 'advises'));
  const isAfter = items.slice(at + 1, at + 1 + ADVICE_REACH).some(({ word }) => isWord(word, 'advises'));
  const isTold = advice >= 0 && !before.slice(advice).some(isHad);
  return !isHad(items[at - 1]) && (isTold || isAfter);
};

const TURNED_REACH = 3;
/** "Wird eine Wärmepumpe": what is to be. */
export const isTurnedInto = (items: readonly Item[], at: number) => {
  const before = items.slice(Math.max(0, at - TURNED_REACH), at);
  const verb = before.findLastIndex(({ word }) => isWord(word, 'isTurnedInto'));
  return (
    isAny(items[at], 'pump') &&
    verb >= 0 &&
    before.slice(verb + 1).every((item) => item.is.size === 0 || isAny(item, 'pump'))
  );
};

const TOPIC_REACH = 5;
/** "It is about the heat pump", "es geht mir um die Wärmepumpe". */
export const isTopic = (items: readonly Item[], at: number) => {
  const before = items.slice(Math.max(0, at - TOPIC_REACH), at);
  const isAbout = before.slice(-2).some(({ raw }) => hasPart(raw, 'aboutIt'));
  const opens = (item: Item) => isAny(item, 'thereIs') || isWord(item.word, 'goesAbout', 'itInstead');
  return (isAbout && before.some(opens)) || before.slice(-3).some(({ word }) => isWord(word, 'concerns'));
};
