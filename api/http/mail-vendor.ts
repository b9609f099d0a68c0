import { type KeyedHash, sameBytes } from '#api/keyed-hash.ts';
import { Failure } from '#domain/failure.ts';

export interface VendorLogin {
  user: string;
  password: string;
}

const basic = ({ user, password }: VendorLogin) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** Lets nobody in but the mail vendor, and without a login nobody at all. Hashes are compared: they have one length, and tell none by time. */
export function refuseStrangers(authorization: string | null, login: VendorLogin | null, hash: KeyedHash): void {
  const known = login !== null && sameBytes(hash(authorization ?? ''), hash(basic(login)));
  if (!known) throw new Failure('unauthenticated');
}
