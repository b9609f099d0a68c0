import { isAnswering } from '#api/reading/extraction/answering.ts';
import {
  belongsElsewhere,
  belongsToUs,
  isLeftTo,
  isMine,
  isMyHouse,
  isOthers,
  isPaidOff,
  isPartners,
  ownsInstead,
} from '#api/reading/extraction/belongs-to.ts';
import { type Clause, conceptsOf, some } from '#api/reading/extraction/clauses.ts';
import { fuels } from '#api/reading/extraction/families.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isOwnFuel, isPaidForElse, isRentedElsewhere, sharesHouse } from '#api/reading/extraction/owned-rental.ts';
import { isLetTo, isLetWithin } from '#api/reading/extraction/part-of-house.ts';
import { hasLifeRight, isPartOwner, isRent } from '#api/reading/extraction/part-owner.ts';
import { isNear, type Reading, sentenceOf } from '#api/reading/extraction/reading.ts';

const homes = ['flat', 'ownedFlat', 'condo', 'detached', 'attached', 'villa', 'house', 'building', 'mobile'] as const;
const things = ['car', 'cars', 'ev', 'bike', 'charger', 'solar', 'battery', 'combustion', 'noPlug'] as const;
const signs = [
  ...(['lets', 'landlord', 'ours', 'owner', 'ownedFlat', 'bought', 'owns', 'tenant', 'renter', 'renting'] as const),
] as const;

/** "The owner has put in a new boiler": the one who lives there rents. To somebody who rents, "the owner" is another. */
const isLandlord = (items: readonly Item[], at: number, isTenant: boolean) =>
  isAny(items[at], 'landlord') ||
  (isAny(items[at], 'owner') &&
    isWord(items[at - 1]?.word, 'theOwner') &&
    (at === 1 || (at === 2 && isWord(items[0]?.word, 'joinsClauses'))) &&
    !hasPart(items[at]?.raw, 'homeNouns') &&
    items.length > at + 2 &&
    ((isTenant && !items.slice(at + 1).some((item) => isAny(item, 'self'))) ||
      isAny(items[at + 1], 'have') ||
      !isAny(items[at + 1], 'thereIs', 'roleOf', 'inPlace')));

/** "As a landlord", "Vermieterin bin ich": not "the landlord just sends us the costs". */
const saysRole = (items: readonly Item[], at: number) =>
  [items[at - 1], items[at], items[at + 1]].some((item) => isAny(item, 'roleOf') && !isWord(item?.word, 'only'));

const DEVICE_REACH = 5;
/** What "it is ours" is said of: the last thing or home named before. */
function isOfThing(reading: Reading, clause: Clause, at: number): boolean {
  if (some(clause, ...homes)) return false;
  if (isNear(clause.items, at, 4, ...things)) return true;
  if (isAny(clause.items[at], 'ours') && isNear(clause.items, at, DEVICE_REACH, ...fuels)) return true;
  if (clause.items.length === 1 && isAny(clause.items[0], 'owner')) return false;
  const around = sentenceOf(reading, clause);
  const last = around.slice(0, around.indexOf(clause) + 1).findLast((it) => some(it, ...things, ...homes));
  return last !== undefined && some(last, ...things) && !some(last, ...homes);
}

/** "We rent in Atlanta and just got an EV": where one rents, one lives. */
const isHomeThere = (items: readonly Item[], at: number) =>
  isAny(items[at], 'renting') && isAny(items[at - 1], 'self') && isAny(items[at + 1], 'inPlace');

/** "With its own meter", "ça reste au proprio". */
const isOfOthers = (items: readonly Item[], at: number) =>
  (isAny(items[at], 'owns') && isWord(items[at - 1]?.word, 'possessives')) ||
  (isAny(items[at], 'owner') && isWord(items[at - 1]?.word, 'toSomebody'));

const CHOICE_REACH = 3;
/** "Is it for me or for the owner to pay?" */
const isChoice = (items: readonly Item[], at: number) => {
  const isParty = (item: Item) => isAny(item, 'landlord', 'owner', 'tenant', 'ours') || isWord(item.word, 'toOneself');
  const [before, after] = [items.slice(Math.max(0, at - CHOICE_REACH), at), items.slice(at + 1, at + 1 + CHOICE_REACH)];
  const isBetween = (said: readonly Item[]) => said.some((item) => isAny(item, 'and')) && said.some(isParty);
  return isBetween(before) || isBetween(after);
};

/** "That is no rise of the rent": what a sum is not, whoever lives there. */
const isNoRent = (clause: Clause, item: Item) =>
  isAny(item, 'notBill') && some(clause, 'thereIs') && !some(clause, 'self', 'my', 'have', 'pays');

/** What the whole message says. */
interface Message {
  isAsked: boolean;
  isFlat: boolean;
  isTenant: boolean;
  /** A home in a house that several own. */
  isShared: boolean;
}

/** "Our condo, and the property manager says": who manages the house of owners lets nothing. */
const isOfOwners = (item: Item, { isShared }: Message) => isShared && hasPart(item.raw, 'managers');

/** "I have to write to the property manager": owners have one too. */
const isWrittenTo = (items: readonly Item[], at: number) =>
  hasPart(items[at]?.raw, 'managers') && items.some(({ word }) => isWord(word, 'writesTo'));

const isDeniedRent = (item: Item | undefined) => item?.isNegated === true && isAny(item, 'renter', 'renting');
/** "It is no increase of the rent": who has one may say so too. */
const isOfRent = (items: readonly Item[], at: number) =>
  isDeniedRent(items[at]) && isWord(items[at - 1]?.word, 'of', 'ofThe');
/** "That is not my rent": whoever has one pays one. */
const isOwnRent = (items: readonly Item[], at: number) =>
  isDeniedRent(items[at]) && [items[at - 1], items[at]].some((it) => isWord(it?.word, 'ofOneself'));

/** "Tenants upstairs", "to the tenants": people in the same house, unless one says that one is one of them. */
const areTenants = (items: readonly Item[], at: number) =>
  !isNear(items, at, 2, 'roleOf') &&
  !isAny(items[at - 1], 'self') &&
  (isAny(items[at + 1], 'floor') ||
    items.slice(at + 1, at + 3).some(({ word }) => isWord(word, 'upstairs')) ||
    isWord(items[at - 1]?.word, 'theseTenants'));
/** "It belongs to me and the children". */
const belongsToOneself = (items: readonly Item[], at: number) =>
  isWord(items[at]?.word, 'belongs') && items.slice(at + 1, at + 4).some(({ word }) => isWord(word, 'toOneself'));
const saysOwner = [isPaidOff, belongsToOneself, isMyHouse, isLeftTo] as const;
const saysWhose = (reading: Reading, clause: Clause, at: number) =>
  saysOwner.some((says) => says(clause.items, at)) || hasLifeRight(clause, at) || isRent(reading, clause, at);
/** "There is one lady on section 8", from somebody who owns the home. */
const isOfTenants = ({ known }: Reading, clause: Clause, item: Item) =>
  known.ownsHome === true &&
  isAny(item, 'renter', 'renting') &&
  some(clause, 'thereIs') &&
  !some(clause, 'self', 'my', 'lives', 'wrong', 'no');
/** "I let two flats". */
const letsSome = (items: readonly Item[], at: number) =>
  isAny(items[at], 'renter', 'renting') &&
  (items[at + 1]?.value ?? 0) > 1 &&
  isAny(items[at + 2], 'units', 'flat', 'condo', 'ownedFlat');
/** "Qu'on loue à un fonds": such a body lets and does not rent. */
const isRentedOf = (items: readonly Item[], at: number) =>
  isAny(items[at], 'lets') && isWord(items[at + 1]?.word, 'owningBodies');
/** "Landlord and occupant". */
const isBothRoles = (items: readonly Item[], at: number) =>
  at === 0 && isAny(items[0], 'landlord') && isAny(items[1], 'and') && items.length <= 3;

const MOST_TOGETHER = 2;
const MOST_OWNERS = 1000;
/** "There are 14 owners": how many share the house, not whose the home is, unless one says that one is one of them. */
const isCounted = (items: readonly Item[], at: number) => {
  const count = items[at - 1]?.value ?? 0;
  const isOneOfThem = isAny(items[at - 2], 'roleOf') && isAny(items[at - 3], 'self');
  return isAny(items[at], 'owner') && count > MOST_TOGETHER && count < MOST_OWNERS && !isOneOfThem;
};

function ownsAt(reading: Reading, clause: Clause, at: number, message: Message): boolean | undefined {
  const { isAsked, isFlat, isTenant } = message;
  const { items } = clause;
  const item = items[at] as Item;
  if (isRentedElsewhere(clause, at, reading) || isPaidForElse(items, at) || isOwnFuel(clause, at)) return undefined;
  const isHome = some(clause, ...homes) || isAsked;
  const isSized = sentenceOf(reading, clause).some((it) => some(it, 'm2', 'sqft'));
  if (isRentedOf(items, at)) return false;
  if (
    isAny(item, 'lets') ||
    isLetTo(items, at) ||
    isLetWithin(items, at) ||
    isPaidOff(items, at) ||
    isMyHouse(items, at) ||
    isLeftTo(items, at)
  )
    return true;
  if (isOfTenants(reading, clause, item)) return undefined;
  if (hasLifeRight(clause, at) || isRent(reading, clause, at)) return false;
  if (letsSome(items, at) || isBothRoles(items, at)) return true;
  if (some(clause, ...homes) && belongsToOneself(items, at)) return true;
  if (isWrittenTo(items, at)) return undefined;
  if (isLandlord(items, at, isTenant))
    return saysRole(items, at) || reading.known.ownsHome || isOfOwners(item, message) ? undefined : false;
  if (isOwnRent(items, at)) return false;
  if (isOfRent(items, at)) return undefined;
  if (isAny(items[at + 1], 'other', 'otherArea') || isCounted(items, at)) return undefined;
  if (isHomeThere(items, at)) return item.isNegated;
  if (isAny(item, 'tenant') && areTenants(items, at)) return undefined;
  if (!hasPart(item.raw, 'homeNouns') && isOfThing(reading, clause, at)) return undefined;
  if (isChoice(items, at) || isOfOthers(items, at)) return undefined;
  if (item.isNegated && isAny(item, 'ownedFlat') && !isAny(item, 'owner')) return undefined;
  if (isAny(item, 'ours', 'owner', 'ownedFlat')) return !item.isNegated;
  if (
    isAny(item, 'bought') &&
    (isHome || isSized || (isFlat && items.length <= 6 && !some(clause, 'otherArea', ...things)))
  )
    return !item.isNegated;
  if (isAny(item, 'owns') && items.slice(Math.max(0, at - 2), at).some((it) => isAny(it, 'landlord'))) return undefined;
  const said = items.length - items.findIndex(({ is }) => is.size > 0);
  if (isAny(item, 'owns') && (isHome || said <= 4)) return !item.isNegated;
  const isRole = isNear(items, at, 4, 'roleOf', 'self') || items.length <= 2 || isAsked;
  if (isAny(item, 'tenant') && isRole) return item.isNegated;
  if (item.isNegated && isNoRent(clause, item)) return undefined;
  if (
    isAny(item, 'renter') ||
    (isAny(item, 'renting') && (isHome || items.length <= 3 || some(clause, 'lives', 'self', 'usd', 'eur', 'chf')))
  )
    return item.isNegated && !some(clause, 'knows');
  return undefined;
}

/** Words; who answers says yes at once. A bare no to "do you own or rent?" says neither. */
const AT_ONCE = 3;
const answersElse = [
  'ev',
  'evs',
  'gas',
  'oil',
  'pump',
  'heating',
  'roof',
  'flatRoof',
  'pitched',
  'child',
  'drives',
] as const;
function begins(reading: Reading): boolean {
  const said = reading.statements.filter((clause) => isAnswering(reading, clause));
  const isElse = said.some((clause) => some(clause, ...things, ...answersElse));
  return (
    !isElse &&
    said.some(({ items }) => items.slice(0, AT_ONCE).some((item) => isAny(item, 'yes') && !isAny(item, 'wish')))
  );
}

const OPENING_ROLE = 4;
/** "Owner of the flat. I rent a parking spot": who opens with it owns the home, whatever else is rented. */
function opensAsOwner(reading: Reading, message: Message): boolean {
  const [first] = reading.statements;
  const isShort = first !== undefined && first.items.length <= OPENING_ROLE;
  if (!isShort || first.sentence !== reading.clauses[0]?.sentence || reading.clauses.some((it) => some(it, 'wrong')))
    return false;
  return (
    isAny(first.items[0], 'owner', 'owns', 'ours') &&
    first.items.some((_, at) => ownsAt(reading, first, at, { ...message, isAsked: true }) === true)
  );
}

/** Whether the home is owned. Who has a landlord does not own; who lets does. */
export function readOwnership(reading: Reading): boolean | undefined {
  const isAsked = reading.asked === 'ownership';
  const message = {
    isAsked,
    isFlat: reading.statements.some((clause) => some(clause, ...homes)),
    isShared: sharesHouse(reading),
    isTenant: reading.statements.some(({ items }) =>
      items.some((item) => isAny(item, 'tenant', 'renter', 'renting') && !item.isNegated),
    ),
  };
  const role = [...reading.statements, ...heard(reading), ...roles(reading)];
  const found = role
    .filter(
      (clause) =>
        !clause.isSought && (some(clause, ...signs) || clause.items.some((_, at) => saysWhose(reading, clause, at))),
    )
    .flatMap((clause) => clause.items.map((_, at) => ownsAt(reading, clause, at, message)))
    .filter((it) => it !== undefined);
  if (opensAsOwner(reading, message)) return true;
  if (found.length > 0)
    return found.includes(true) && role.some((clause) => some(clause, 'lets')) ? true : found.at(-1);
  if (ownsInstead(reading)) return false;
  if (!isAsked) return undefined;
  if (belongsToUs(reading) || isPartOwner(reading)) return true;
  if (belongsElsewhere(reading) || isOthers(reading)) return false;
  return begins(reading) || isMine(reading) || isPartners(reading) ? true : undefined;
}

/** "It belongs to me", "to heirs together". */
const belongsToOwner = (items: readonly Item[]) =>
  items.some(
    (item, at) => belongsToOneself(items, at) || (isWord(item.word, 'belongs') && isAny(items.at(-1), 'owner')),
  );
/** German "gehört" is "heard" too: "das Haus gehört mir" is no hearsay. */
const heard = ({ clauses }: Reading): Clause[] =>
  clauses.filter(({ items, isQuestion, isHearsay }) => isHearsay && !isQuestion && belongsToOwner(items));

const ROLE_REACH = 3;
/** "I am the tenant here", but not "the tenant heats like mad". */
const isRoleOfTenant = (item: Item, at: number, items: readonly Item[]) =>
  isAny(item, 'tenant') && items.slice(Math.max(0, at - ROLE_REACH), at).some((it) => isAny(it, 'roleOf'));

/** "My tenant asks too": people who are no homes of others but say who the visitor is. */
const roles = ({ clauses }: Reading): Clause[] =>
  clauses
    .filter(
      (clause) =>
        !clause.isQuestion && !clause.isSupposed && (some(clause, 'lets') || clause.items.some(isRoleOfTenant)),
    )
    .map((clause) => {
      const items = clause.items.filter((item) => item.isOff && isAny(item, 'lets', 'tenant', 'roleOf'));
      return { ...clause, items, concepts: conceptsOf(items) };
    })
    .filter((clause) => some(clause, 'lets') || (some(clause, 'tenant') && some(clause, 'roleOf')));
