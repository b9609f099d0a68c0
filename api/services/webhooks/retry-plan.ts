const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long after each failed attempt the next one is made. Source: Standard Webhooks, deliverability. */
export const retryDelaysMs: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/** A receiver that took nothing for so long is switched off. */
export const FAILING_MS = 5 * 24 * HOUR_MS;
