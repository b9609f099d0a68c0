import { createHash } from 'node:crypto';

/** What a provider tells of somebody. */
export interface DemoPerson {
  email: string;
  name: string;
  isProved: boolean;
}

/** Whom the development provider offers; anybody else types an address. */
export const demoPeople: readonly DemoPerson[] = [
  { email: 'ada.lovelace@example.org', name: 'Ada Lovelace', isProved: true },
  { email: 'emmy.noether@example.org', name: 'Emmy Noether', isProved: true },
];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Grace Hopper of grace.hopper@example.org. */
export function nameIn(email: string): string {
  const [local = ''] = email.split('@', 1);
  return (
    local
      .split(/[._+-]+/)
      .filter(Boolean)
      .map(capital)
      .join(' ') || email
  );
}

/** The same person has the same number after every start. */
export const subjectOf = ({ email }: DemoPerson): string =>
  createHash('sha256').update(email).digest('hex').slice(0, 32);

export const claimsOf = (person: DemoPerson) => ({
  sub: subjectOf(person),
  email: person.email,
  email_verified: person.isProved,
  name: person.name,
});
