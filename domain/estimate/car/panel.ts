const VOLTS = 240;
const LEAST_CAR_KW = 7.2;
const CONTINUOUS = 1.25;
const FULL_VA = 8_000;
const REST_SHARE = 0.4;
/** 3 VA/sq ft. */
const LIGHT_VA_PER_M2 = 32.3;
/** Two kitchen circuits and one for laundry. */
const CIRCUITS_VA = 4_500;
/** Range, dryer, dishwasher, water heater; our assumption, the nameplates are not known. */
const APPLIANCES_VA = 14_000;
const COOLING_VA = 4_000;

export type PanelVerdict = 'fits' | 'load-management' | 'upgrade';

export interface PanelLoad {
  areaM2: number;
  /** Electric power of the heat pump; without one, cooling counts. */
  heatPumpKw: number | undefined;
  chargerKw: number;
}

const amps = (va: number) => va / VOLTS;

/** Load of an existing home after NEC 220.83, without and with the car, amperes. */
function loads({ areaM2, heatPumpKw, chargerKw }: PanelLoad) {
  const general = LIGHT_VA_PER_M2 * areaM2 + CIRCUITS_VA + APPLIANCES_VA;
  const house = Math.min(general, FULL_VA) + Math.max(0, general - FULL_VA) * REST_SHARE;
  const climate = heatPumpKw === undefined ? COOLING_VA : heatPumpKw * 1_000;
  const car = CONTINUOUS * Math.max(LEAST_CAR_KW, chargerKw) * 1_000;
  return { without: amps(house + climate), withCar: amps(house + climate + car) };
}

/** Whether a charger fits the panel: as it is, with a device that lets it wait for other loads, or with a larger panel. */
export function checkPanel(panelAmps: number, load: PanelLoad): { verdict: PanelVerdict; loadAmps: number } {
  const { without, withCar } = loads(load);
  const loadAmps = Math.round(withCar);
  if (withCar <= panelAmps) return { verdict: 'fits', loadAmps };
  return { verdict: without <= panelAmps ? 'load-management' : 'upgrade', loadAmps };
}

/** US dollars, low and high. Source: shared cost table of November 2026, our assumption. */
export const panelCosts: Record<PanelVerdict, { low: number; high: number }> = {
  fits: { low: 0, high: 0 },
  'load-management': { low: 600, high: 1_200 },
  upgrade: { low: 2_500, high: 4_500 },
};
