import type {
  Age,
  EnergyBill,
  EnergyBillPart,
  EnergyGoal,
  EvOwnership,
  HeatingSystem,
  HomeType,
  Potential,
  RoofType,
  Solution,
} from '#domain/home/enumerations.ts';
import type { CostFactorName, PackageName } from '#domain/questionnaire/packages.ts';

interface RangeTexts {
  /** The lowest, where its upper end belongs to it. */
  upTo: (to: string) => string;
  under: (to: string) => string;
  between: (from: string, to: string) => string;
  over: (from: string) => string;
}

/** Names of a home's properties and of what we recommend. Sizes and bills are written from their ranges in the market's units. */
export interface HomeTexts {
  homeType: Record<HomeType, string>;
  roofType: Record<RoofType, string>;
  age: Record<Age, string>;
  heatingSystem: Record<HeatingSystem, string>;
  evOwnership: Record<EvOwnership, string>;
  energyGoal: Record<EnergyGoal, string>;
  /** What is paid for, as it stands after "for". */
  energyBillPart: Record<EnergyBillPart | 'all', string>;
  energyBillFor: (amount: string, part: string) => string;
  energyBillUnsure: Record<Extract<EnergyBill, 'unsure'>, string>;
  range: RangeTexts;
  squareMetres: (area: string) => string;
  squareFeet: (area: string) => string;
  /** Before a figure that stands for a range or was rounded. */
  about: (figure: string) => string;
  solution: Record<Solution, string>;
  potential: Record<Potential, string>;
  package: Record<PackageName, string>;
  costFactor: Record<CostFactorName, string>;
  perYear: (amount: string) => string;
  savingsByUse: string;
  years: (from: number, to: number) => string;
}
