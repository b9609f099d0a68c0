import type { user } from '#api/database/schema/accounts.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/contract/accounts.ts';

/** Of people who see others' data. */
const MIN_LENGTH_OF_STAFF = 12;

export function minPasswordLength({ role, isAdmin }: typeof user.$inferSelect): number {
  return role === 'customer' && !isAdmin ? MIN_PASSWORD_LENGTH : MIN_LENGTH_OF_STAFF;
}
