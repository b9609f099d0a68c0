import { austrianFigures } from '#domain/estimate/countries/austrian-figures.ts';
import { boilerEfficiencies } from '#domain/estimate/countries/shared-figures.ts';
import type { Figure, Span } from '#texts/adviser/figures/figure.ts';

/** Percent, or hundredths of a currency unit. */
const inHundredths = ({ low, high }: { low: number; high: number }): Span => [
  Math.round(low * 100),
  Math.round(high * 100),
];

/** Figures that only sums say: no answer names them. */
export const figuresOfSums = {
  panelWatt: { value: 450, unit: 'watt', source: 'ownRule', asOf: '2026-11' },
  panelWattUs: { value: 400, unit: 'watt', source: 'ownRule', asOf: '2026-11' },
  powerPriceAt: {
    value: inHundredths(austrianFigures.electricityPrice('')),
    unit: 'euroCentPerKwh',
    source: 'ownEstimate',
    asOf: '2026-11',
  },
  oilBoiler: { value: inHundredths(boilerEfficiencies.oil), unit: 'percent', source: 'ownEstimate', asOf: '2026-11' },
  propaneBoiler: {
    value: inHundredths(boilerEfficiencies.propane),
    unit: 'percent',
    source: 'ownEstimate',
    asOf: '2026-11',
  },
  pelletBoiler: {
    value: inHundredths(boilerEfficiencies.biomass),
    unit: 'percent',
    source: 'ownEstimate',
    asOf: '2026-11',
  },
} as const satisfies Record<string, Figure>;
