import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock, Ids, Random } from '#api/deps.ts';

/** The real world's ports. */
export const systemClock: Clock = { now: () => new Date() };
export const systemIds: Ids = { next: () => randomUUID() };
export const systemRandom: Random = { bytes: (count) => randomBytes(count) };
