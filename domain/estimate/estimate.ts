import type { EstimateData } from '#domain/estimate/estimate-data.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { Failure } from '#domain/failure.ts';

/** The whole estimate: pure, the same answer in browser and server. Throws `validation` for a place that is not known. */
export function estimate(_input: EstimateInput, _data: EstimateData): Estimate {
  throw new Failure('unavailable');
}
