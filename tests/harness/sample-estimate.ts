import type { Estimate } from '#domain/estimate/estimate-result.ts';
import type { Range } from '#domain/estimate/range.ts';

const about = (middle: number): Range => ({ low: middle * 0.9, middle, high: middle * 1.1 });

function money(investment: number, saving: number): Estimate['money'] {
  return {
    investment: about(investment),
    subsidy: about(0),
    savingPerYear: about(saving),
    paybackYears: { low: 9, middle: 11, high: 14 },
    over25Years: about(12_000),
  };
}

/** An estimate of round numbers for tests of what is made of it. */
export function sampleEstimate(changes: Partial<Estimate> = {}): Estimate {
  return {
    place: { name: 'Berlin', latitude: 52.5, longitude: 13.4, isNear: false },
    currency: 'EUR',
    solar: {
      kwp: about(9.7),
      batteryKwh: about(8.1),
      yieldKwhPerKwp: about(950),
      yieldKwh: about(9_200),
      monthlyKwh: Array.from({ length: 12 }, () => about(770)),
      selfSufficiency: about(0.6),
      selfConsumption: about(0.3),
      money: money(18_000, 1_300),
    },
    heatPump: {
      powerKw: about(8.3),
      heatKwh: about(17_500),
      seasonalPerformance: about(3.3),
      electricityKwh: about(5_300),
      fromSolar: about(0.28),
      money: money(32_000, 500),
    },
    ev: { kwh: about(2_350), fromSolar: about(0.4), chargerKw: 11, money: money(1_600, 200) },
    subsidies: [
      {
        id: 'de-kfw-458',
        measure: 'heatPump',
        amount: about(12_880),
        status: 'counted',
        atMost: 21_000,
        url: 'https://www.kfw.de/458',
        from: '2026-07-21',
        to: '2027-01-31',
        changes: [{ from: '2027-02-01', amount: -1_700 }],
        source: 'BEG EM',
        asOf: '2026-11-22',
      },
      {
        id: 'de-bafa',
        measure: 'heatPump',
        amount: about(0),
        status: 'ended',
        to: '2023-12-31',
        source: 'BAFA',
        asOf: '2026-11-22',
      },
    ],
    money: money(51_600, 2_000),
    costLine: { doNothing: [], withMeasures: [] },
    co2KgPerYear: about(3_800),
    potentials: { solar: 'high', heatPump: 'high', evCharging: 'high' },
    assumptions: [],
    ...changes,
  };
}

/** The same for somebody who rents. */
export function sampleRenterEstimate(): Estimate {
  const { solar: _, heatPump: __, ...rest } = sampleEstimate({ subsidies: [], potentials: { evCharging: 'medium' } });
  return {
    ...rest,
    renter: {
      advice: ['balcony-solar', 'landlord-letter', 'wallbox-right', 'tariff-advice', 'no-heat-pump-as-renter'],
      balcony: { kwp: 0.8, yieldKwh: about(650), money: money(700, 150) },
    },
  };
}
