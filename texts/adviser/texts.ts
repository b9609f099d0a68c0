import type { OpenQuestion } from '#domain/chat/questions.ts';
import type {
  Age,
  EnergyBillPart,
  EvOwnership,
  HeatingSystem,
  HomeType,
  Potential,
  RoofShading,
  RoofType,
  Solution,
} from '#domain/home/enumerations.ts';
import type { Market } from '#domain/place.ts';
import type { Authorities } from '#texts/adviser/authorities/authorities.ts';
import type { Remarks } from '#texts/adviser/speech.ts';

/** The market's words for a question: `m²` or `sq ft`, `€`, `CHF` or `$`. */
export interface UnitWords {
  area: string;
  currency: string;
}

/** What the built-in adviser says. Lists hold phrasings of the same, so that it does not repeat itself. */
export interface AdviserTexts {
  remarks: Remarks;
  /** After one sentence to what somebody feels, where nothing was asked: the word is theirs. */
  afterMood: Record<'grief' | 'weary' | 'fear' | 'anger' | 'mistrust' | 'notAsked', string>;
  questions: Record<OpenQuestion, readonly ((units: UnitWords) => string)[]>;
  /** What a question means, for somebody who did not understand it. */
  explained: Record<OpenQuestion, string>;
  /** How a known fact is named inside a sentence. */
  facts: {
    homeType: Record<HomeType, string>;
    roofType: Record<RoofType, string>;
    heatingSystem: Record<HeatingSystem, string>;
    evOwnership: Record<EvOwnership, string>;
    area: (area: string) => string;
    annualCost: Record<EnergyBillPart | 'all', (money: string) => string>;
    annualUse: (kwh: string) => string;
    panel: (amperes: string) => string;
    /** One that is there already. */
    solar: (details: string) => string;
    heatingAge: Record<Age, string>;
    roofAge: Record<Age, string>;
    /** Beside a heating or roof that is named already. */
    age: Record<Age, string>;
    shading: Record<RoofShading, string>;
    /** Where nothing else is known of the roof. */
    shadedRoof: (shading: string) => string;
    owned: string;
    rented: string;
    /** Where only its place is known. */
    home: string;
    place: (home: string, place: string) => string;
  };
  /** `list` holds one fact or several, joined as the language lists them. */
  noted: readonly ((list: string) => string)[];
  confirm: readonly ((list: string) => string)[];
  corrected: readonly ((list: string) => string)[];
  /** To somebody who wants to have what is known. */
  soFar: (list: string) => string;
  withdrawn: string;
  /** After a question that the person cannot or does not want to answer. */
  leftOpen: readonly string[];
  /** To somebody who tells of a trouble. */
  whatAbout: string;
  misunderstoodOnce: string;
  misunderstoodTwice: string;
  misunderstoodOften: (choices: string) => string;
  /** No answer to what was asked, as it is quoted or called. */
  unknownTopic: readonly ((what: string) => string)[];
  thisQuestion: string;
  authorities: Authorities;
  /** Who has an answer that is missing, who knows more than was said, and whom to ask where none of the choices is meant. */
  askThere: (whom: string) => string;
  askFurther: (whom: string) => string;
  askElse: (whom: string) => string;
  /** Where it is not clear whether it has to do with a home's energy. */
  askGeneral: (whom: string) => string;
  /** What an answer does not say that was asked for. */
  missing: Record<'price' | 'time', string>;
  nearestTopics: readonly ((titles: string, what: string) => string)[];
  /** Beside the honest word that there is no answer. */
  offerNear: (titles: string) => string;
  /** Before an answer to what was probably meant, and after it, where something else may have been. */
  understoodAs: (title: string) => string;
  orElse: (titles: string) => string;
  /** An answer that was given already in short, with the titles of what is close to it. */
  again: (kernel: string, nearby: string | undefined) => string;
  /** When the short answer was given too. */
  exhausted: readonly ((nearby: string | undefined) => string)[];
  /** After two replies that answered nothing. */
  offerPerson: readonly string[];
  /** Topics asked about beyond those that are answered at once. */
  askedToo: (titles: string) => string;
  /** Questions of a message that others of it had an answer to. */
  notAnswered: (quotes: string) => string;
  quote: (text: string) => string;
  countries: Record<Market, string>;
  /** After another country was named than the one that held before. */
  marketHeard: (now: string, before: string) => string;
  /** After the person went on in this language. */
  languageHeard: string;
  /** To who writes in another one than ours. */
  foreignLanguage: (named: string, ours: string) => string;
  completeNext: string;
  potentials: Record<Solution, Record<Potential, string>>;
  /** In their place, what the estimate makes of the home. */
  reckoned: { heatPump: Record<Potential, string>; solarComesBackLate: string };
  /** What it means for solar power: in place of its potential in heavy shade, behind it in some. */
  shade: Record<Exclude<RoofShading, 'none'>, string>;
  needMore: Record<Solution, string>;
}
