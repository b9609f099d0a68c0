import { randomBytes, randomUUID } from 'node:crypto';

export interface Clock {
  now(): Date;
}

export interface Ids {
  /** A UUID that nobody can guess. */
  next(): string;
}

export interface Random {
  bytes(count: number): Buffer;
}

/** The real world's. */
export const systemClock: Clock = { now: () => new Date() };
export const systemIds: Ids = { next: () => randomUUID() };
export const systemRandom: Random = { bytes: (count) => randomBytes(count) };
