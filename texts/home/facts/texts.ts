import type { ChatTags, ConcernTag, InterestTag, KnowledgeGap } from '#domain/chat/tags.ts';
import type { RoofMaterial, RoofOrientation, RoofShading } from '#domain/home/enumerations.ts';
import type { FactName } from '#domain/home/facts.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';

/** The wizard's name of a bill is the one of its range. */
type AnswerName = Exclude<keyof Answers, 'annualEnergyBill'> | 'energyBill';

/** What a chat tells beside the questionnaire's answers. */
type ToldName = keyof ChatTags | 'solarDetails' | 'roofShading';

/** What each answer is about, in a word or two; for lists, where the questions themselves would be too long. */
export type AnswerNames = Record<AnswerName | ToldName, string>;

/** What a chat tells beside the questionnaire's answers, in words; read by the visitor and by companies. */
export interface ToldTexts {
  interests: Record<InterestTag, string>;
  concerns: Record<ConcernTag, string>;
  gaps: Record<KnowledgeGap, string>;
  roofShading: Record<RoofShading, string>;
  solarPower: (kwp: string) => string;
  solarSince: (year: string) => string;
  solarSatisfied: string;
  solarUnsatisfied: string;
}

/** Labels of choices that no questionnaire offers. */
export interface SeenTexts extends Pick<ToldTexts, 'roofShading'> {
  roofOrientation: Record<RoofOrientation, string>;
  roofMaterial: Record<RoofMaterial, string>;
}

/** The words around all facts of a home. Labels of the other choices stand in `texts/home`. */
export interface FactTexts {
  seen: SeenTexts;
  names: Record<FactName | AnswerName, string>;
  yes: string;
  no: string;
  owned: string;
  rented: string;
  amperes: string;
  celsius: string;
  kilowattPeak: string;
  year: string;
  perYear: (currency: string) => string;
}
