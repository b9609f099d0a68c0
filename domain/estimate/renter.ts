import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Plan } from '#domain/estimate/plan.ts';

export const renterAdvice = [
  'balcony-solar',
  'landlord-letter',
  'wallbox-right',
  'tariff-advice',
  'no-heat-pump-as-renter',
] as const;
type RenterAdvice = (typeof renterAdvice)[number];

/** What somebody can do whose roof and heating belong to the landlord. */
export function adviceFor(input: EstimateInput, { country }: Plan): RenterAdvice[] {
  const advice: RenterAdvice[] = [];
  if (country.figures.balcony) advice.push('balcony-solar');
  if (input.ev && country.figures.wallboxRight) advice.push('wallbox-right');
  advice.push('landlord-letter', 'tariff-advice');
  if (input.heatPump || input.measures?.includes('heatPump')) advice.push('no-heat-pump-as-renter');
  return advice;
}
