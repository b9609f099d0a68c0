import { dictionary } from '@zxcvbn-ts/language-common';
import { MIN_PASSWORD_LENGTH } from '#domain/contract/accounts.ts';
import { Failure } from '#domain/failure.ts';

const REFUSED = 10_000;

/** The most common first; shorter ones are refused for their length. */
const common = new Set(
  dictionary['passwords-common'].filter((it) => String(it).length >= MIN_PASSWORD_LENGTH).slice(0, REFUSED),
);

/** Refuses what everybody tries first. */
export function refuseCommonPassword(password: string): void {
  if (!common.has(password.toLowerCase())) return;
  throw new Failure('validation', { fields: [{ path: 'password', problem: 'too-common' }] });
}
