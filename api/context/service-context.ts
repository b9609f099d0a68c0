import type { Deps } from '#api/context/deps.ts';
import type { Visit } from '#api/context/visit.ts';
import type { Database } from '#api/database/database.ts';
import type { DomainEvent } from '#api/events/events.ts';
import type { Locale } from '#domain/format.ts';

/** What a person is in the business. `admin` here means the flag isAdmin: the role alone opens nothing. */
export const roles = ['anonymous', 'customer', 'partner', 'manager', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The flag opens the admin panel; the role `admin` without it has a manager's rights. */
export function roleOf(role: string | null | undefined, isAdmin: boolean): Role {
  if (isAdmin) return 'admin';
  if (role === 'admin' || role === 'manager') return 'manager';
  return role === 'partner' ? 'partner' : 'customer';
}

/** Longer passwords and a second factor are for these. Every call of the matrix that is not for customers is for them alone. */
export const seesOthersData = (role: Role) => role !== 'anonymous' && role !== 'customer';

export interface Actor {
  role: Role;
  userId: string | null;
  /** Of whoever is signed in. */
  sessionId: string | null;
  /** The session was opened with a code or a passkey. */
  isProved: boolean;
  /** Whose Idempotency-Keys and whose deeds these are: `visit:ID`, `user:ID` or `anonymous`. */
  scope: string;
}

/** Finds who is signed in by what the browser sent. */
export type FindActor = (headers: Headers) => Promise<Actor | null>;

/** What is known of a call before its work begins. */
export interface OpenedCall {
  actor: Actor;
  visit: Visit | null;
  origin: string | null;
  bearer: string | null;
  address: string;
  requestId: string;
  now: Date;
  /** What it is answered in: as it names it, else as its visit, its browser, its site have it. */
  locale: Locale;
}

type Port =
  | 'clock'
  | 'ids'
  | 'random'
  | 'jobs'
  | 'events'
  | 'audit'
  | 'limiter'
  | 'advisor'
  | 'vision'
  | 'strategist'
  | 'media'
  | 'recode'
  | 'identity'
  | 'sites'
  | 'visitTokens'
  | 'settings';

/** What a service works with. `tx` is the transaction of the call: nothing else may touch the database meanwhile. */
export interface ServiceContext extends Pick<Deps, Port>, OpenedCall {
  tx: Database;
  /** Keyed hash of the client's address: good for counting, tells nobody who it was. */
  askedBy: string;
}

/** Like a service's, but without a transaction: `tx` is a connection. */
export type BeforeContext = Deps & Pick<ServiceContext, 'tx' | 'actor'>;

/** What a subscriber works with: the transaction that also notes the event as told. */
export type EventContext = Pick<Deps, 'clock' | 'ids' | 'jobs' | 'settings'> & { tx: Database };

/** Writes rows and jobs, calls nobody: vendors are called from those jobs. */
export type Subscriber = (context: EventContext, event: DomainEvent) => Promise<void>;
