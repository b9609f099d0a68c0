import { keyedHash } from '#api/ground/keyed-hash.ts';

/** A known account, on a device of its owner or on any other; or a name that nobody has. */
type Guessed = { userId: string; deviceId?: string | null } | { login: string };

/** Under what a wrong password is counted: mail address and username of one account are the same. */
export function guessKey(secret: string, guessed: Guessed): string {
  const of = 'login' in guessed ? ['login', guessed.login] : ['user', guessed.userId, guessed.deviceId ?? ''];
  return keyedHash(secret, 'guess')(of.join(' ')).toString('base64url');
}
