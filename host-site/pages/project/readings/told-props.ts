import type { MeterReadings } from '#domain/contract/project-readings.ts';

/** What each part of the readings is given. */
export interface ToldProps {
  told: MeterReadings;
  refresh: () => Promise<void>;
}
