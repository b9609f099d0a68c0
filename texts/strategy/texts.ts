import type { ReasonCode, Strategy } from '#domain/strategy-check/strategy.ts';

/** What a recommendation says, in reply, results, mails and pages. Figures come written, with their units. */
export interface StrategyTexts {
  /** Above all else, from the words for the savings. */
  headline: (savings: string) => string;
  setupHeading: string;
  reasonsHeading: string;
  savingsHeading: string;
  subsidiesHeading: string;
  providersHeading: string;
  setup: {
    heatPump: (powerKw: string) => string;
    solar: (kwp: string) => string;
    storage: (kwh: string) => string;
    noStorage: string;
    charger: (powerKw: string) => string;
    loadBalancing: string;
    noLoadBalancing: string;
    brands: (names: string) => string;
  };
  /** In place of a part of the setup that is not recommended. */
  instead: Record<keyof Strategy['setup'], { own: string; rent: string }>;
  reasons: Record<ReasonCode, (figure: string) => string>;
  savings: (amount: string) => string;
  noSavings: string;
  estimated: string;
  subsidies: {
    counted: (name: string, amount: string, asOf: string) => string;
    /** Known, but nothing of it counts for this home as far as it is known. */
    notCounted: (name: string, asOf: string) => string;
    until: (day: string) => string;
    less: (day: string, amount: string) => string;
    more: (day: string, amount: string) => string;
    ended: (name: string, day: string) => string;
    endedAtSomeTime: (name: string) => string;
    announced: (name: string) => string;
    /** A programme of a state or a utility, by its number; and several of them. */
    local: (id: string) => string;
    locals: (count: number) => string;
    none: string;
  };
  units: Record<'kWh' | 'kg' | 'kW' | 'kWp', (figure: string) => string> & { years: (figure: string) => string };
}
