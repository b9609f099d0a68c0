import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import { keepEstimate } from '#domain/contract/keep-estimate.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import { ask, type CallOptions } from '#tests/harness/calls.ts';
import type { TestApp } from '#tests/harness/with-app.ts';

type Kept = BodyOf<typeof keepEstimate>;

/** The home of `leadBody`, told in detail. */
export const detailedHome: EstimateInput = {
  market: 'de',
  place: '10437 Berlin',
  ownsHome: true,
  annualUseKwh: 4_200,
  roof: { areaM2: 50, tiltDeg: 35, azimuthDeg: 180 },
  heating: { system: 'gas', areaM2: 150, flowTemperatureC: 45 },
  ev: { kmPerYear: 12_000, ownParking: true },
};

export function keptBody(changes: Partial<EstimateInput> = {}, kind: Kept['kind'] = 'questionnaire'): Kept {
  return { kind, input: { ...detailedHome, ...changes } };
}

export function keep(app: TestApp, body: Kept, options: CallOptions): Promise<ReplyOf<typeof keepEstimate>> {
  return ask(app, keepEstimate, { body }, options);
}
