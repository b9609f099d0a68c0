import { atom } from 'nanostores';
import type { signUp } from '#domain/contract/accounts.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';

/** Who has just registered on this page, until their mailbox is proved; it can be asked for once more. Nothing of it is stored. */
export const $registered = atom<BodyOf<typeof signUp> | null>(null);
