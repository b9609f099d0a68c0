import type { Clause } from '#api/reading/extraction/clauses.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';

/** "The subsidy we take along", "nehmen wir mit". */
export const isTaken = ({ items }: Clause) =>
  items.at(-1)?.word === 'mit' &&
  !items.some((item) => isAny(item, 'neg')) &&
  items.some(({ word }) => /^nehme?n?$/.test(word));

const wants = /^(brauch\w*|komm\w*|kauf\w*|hol\w*|nehm\w*|setz\w*|leg\w*)$/;
/** "With heat pumps you need not come to me": the thing comes first, and what is denied after it. */
export const isDenied = ({ items }: Clause, at: number) =>
  at <= 2 &&
  items.some(({ word }) => wants.test(word)) &&
  items.slice(at + 1).some((item) => isAny(item, 'neg') && !isAny(item, 'filler')) &&
  !items.some((item) => isAny(item, 'have', 'there is', 'suppose', 'notYet', 'remove'));

/** "No interest in", "kein Bedarf". */
export const isNoInterest = (item: Item) =>
  isAny(item, 'neg') && /interes|int[ée]r[êe]t|need|bedarf|besoin|envie|lust|bock|appetite/i.test(item.raw);

/** "Without a subsidy we can not". */
export const isNeeded = (items: readonly Item[]) =>
  items.slice(0, 3).some(({ word }, at) => /^(ohne|sans|without)$/.test(word) && isAny(items[at + 1], 'incentive')) &&
  items.slice(2).some((item) => isAny(item, 'neg', 'no'));

const renounces = /^(renonce|renoncons|verzichte|verzichten|verzichtet)$/;
/** "We have given the heat pump up": done, and a refusal all the same. */
export const isRenounced = (items: readonly Item[]) => items.some(({ word }) => renounces.test(word));

/** "The battery is too expensive for us." */
export const isTooDear = (items: readonly Item[]) =>
  items.some(({ raw }) => /teuer$|^trop ch[eè]re?s?$|^ch[eè]re?s?$|expensive|pricey/i.test(raw)) &&
  items.some(({ raw }) => /^(zu|viel zu|trop|too)\b/i.test(raw)) &&
  items.some(({ word }) => /^(uns|mir|nous|moi|us|me)$/.test(word));
