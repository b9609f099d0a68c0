import type { Strategy } from '#domain/strategy-check/strategy.ts';

const about = (middle: number) => ({ low: middle * 0.88, middle, high: middle * 1.12 });

const providers = [
  {
    id: 'p',
    name: 'Front Range Solar',
    speciality: { de: 'Hagelfeste Module', en: 'Hail-rated panels', fr: 'Panneaux résistants à la grêle' },
  },
  {
    id: 'q',
    name: 'Mile High Heat',
    speciality: {
      de: 'Wärmepumpen für kalte Winter',
      en: 'Cold-climate heat pumps',
      fr: 'Pompes à chaleur pour grands froids',
    },
  },
];

/** What a server recommends to the owner of a house with gas and a car. */
export const ownerStrategy: Strategy = {
  place: 'Denver',
  ownsHome: true,
  currency: 'USD',
  setup: {
    heatPump: { powerKw: 9, seasonalPerformance: about(3.1), brands: ['Thermaro'] },
    solar: { kwp: 9.5, batteryKwh: 8, brands: ['Heliova'] },
    evCharger: { powerKw: 9.5, loadBalancing: true, brands: ['Amperon'] },
  },
  potentials: { solar: 'high', heatPump: 'medium', evCharging: 'high' },
  reasons: [
    { code: 'solar-yield', figure: about(13_900) },
    { code: 'self-sufficiency', figure: about(61) },
    { code: 'heat-pump-performance', figure: about(3.1) },
    { code: 'heat-pump-electricity', figure: about(5_600) },
    { code: 'car-use', figure: about(3_500) },
    { code: 'car-from-solar', figure: { low: 0, middle: 20, high: 40 } },
    { code: 'investment', figure: about(46_000) },
    { code: 'payback', figure: { low: 11, middle: 14, high: 19 } },
    { code: 'co2', figure: about(5_200) },
  ],
  savingPerYear: about(2_600),
  subsidies: [
    {
      id: 'us-25d',
      measure: 'solar',
      status: 'ended',
      amount: { low: 0, middle: 0, high: 0 },
      to: '2025-12-31',
      source: 'Federal tax credit 25D',
      asOf: '2026-11-22',
    },
    {
      id: 'co-hp',
      measure: 'heatPump',
      status: 'counted',
      amount: { low: 1_500, middle: 1_500, high: 1_500 },
      to: '2026-12-31',
      source: 'Colorado heat pump tax credit',
      asOf: '2026-11-22',
    },
  ],
  providers,
};

/** The same for somebody who rents and drives no electric car. */
export const renterStrategy: Strategy = {
  ...ownerStrategy,
  ownsHome: false,
  setup: { heatPump: null, solar: null, evCharger: null },
  potentials: { evCharging: 'medium' },
  reasons: [
    { code: 'renter-balcony', figure: about(1_100) },
    { code: 'renter-landlord', figure: null },
    { code: 'renter-tariff', figure: null },
    { code: 'renter-no-heat-pump', figure: null },
  ],
  savingPerYear: about(170),
  subsidies: [],
  providers: [],
};
