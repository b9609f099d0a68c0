import * as z from 'zod/mini';
import { authCall } from '#domain/contract/auth-call.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { idSchema } from '#domain/contract/parameters.ts';
import { languageSchema } from '#domain/place.ts';

/** Ten are made, and told once. */
export const BACKUP_CODES = 10;
export const MAX_PASSKEYS = 20;
export const MAX_PASSKEY_NAME_LENGTH = 60;

const password = z.string().check(z.minLength(1), z.maxLength(128));
/** For the mail that tells of the change; without it, the one the browser asks for, else German. */
const language = z.optional(languageSchema);
/** Of an app. */
export const totpCodeSchema = z.string().check(z.regex(/^\d{6}$/));
/** Of an app, or one of the backup codes. */
export const factorCodeSchema = z.string().check(z.minLength(6), z.maxLength(20));

export const readSecurity = defineEndpoint({
  name: 'readSecurity',
  summary: 'How the own account is kept safe',
  method: 'GET',
  path: '/api/account/security',
  body: null,
  reply: z.strictObject({
    /** A code of an app is asked for beside the password. */
    hasTotp: z.boolean(),
    /** Oldest first. Moments are ISO 8601, UTC. */
    passkeys: z.array(z.strictObject({ id: idSchema, name: z.nullable(z.string()), createdAt: z.string() })),
    /** This session was opened with a code or a passkey. */
    isProved: z.boolean(),
    /** Who sees others' data sees it in such a session alone. */
    isNeeded: z.boolean(),
  }),
  status: 200,
  idempotency: 'exempt',
  failures: [],
});

/** A repeat answers `not-found`. */
export const removePasskey = defineEndpoint({
  name: 'removePasskey',
  summary: 'Remove one of the own passkeys',
  method: 'DELETE',
  path: '/api/account/passkeys/{passkeyId}',
  parameters: { passkeyId: idSchema },
  body: null,
  reply: z.strictObject({ removed: z.literal(true) }),
  status: 200,
  idempotency: 'optional',
  failures: ['not-found', 'second-factor-required'],
});

const base64url = (most: number) => z.string().check(z.regex(/^[\w-]*$/), z.maxLength(most));

/** As WebAuthn's JSON has it; what the browser adds beyond that is not read. */
const credential = <Shape extends z.core.$ZodLooseShape>(response: Shape) =>
  z.object({
    id: base64url(2_000),
    rawId: base64url(2_000),
    type: z.literal('public-key'),
    authenticatorAttachment: z.nullish(z.string().check(z.maxLength(40))),
    clientExtensionResults: z._default(z.object({}), {}),
    response: z.object(response),
  });

const created = credential({
  clientDataJSON: base64url(10_000),
  attestationObject: base64url(100_000),
  transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
});
const asserted = credential({
  clientDataJSON: base64url(10_000),
  authenticatorData: base64url(10_000),
  signature: base64url(10_000),
  userHandle: z.nullish(base64url(200)),
});

/** What the browser's own calls of WebAuthn take. */
const options = z.looseObject({ challenge: z.string() });

/** Better Auth's calls for the second factor, as far as they are reachable. */
export const factorCalls = {
  startTotp: authCall({
    name: 'startTotp',
    summary: 'Begin with an app’s codes: its secret, which counts once a first code was right',
    method: 'POST',
    path: '/api/auth/two-factor/enable',
    body: z.object({ password }),
    /** An `otpauth:` address. */
    reply: z.object({ uri: z.string() }),
  }),
  confirmTotp: authCall({
    name: 'confirmTotp',
    summary: 'The first code: from now on one is asked for at every sign-in with the password',
    method: 'POST',
    path: '/api/auth/two-factor/verify-totp',
    body: z.object({ code: totpCodeSchema, language }),
    /** Each is good for one sign-in; told this once. */
    reply: z.object({ backupCodes: z.array(z.string()) }),
  }),
  stopTotp: authCall({
    name: 'stopTotp',
    summary: 'No code is asked for any more',
    method: 'POST',
    path: '/api/auth/two-factor/disable',
    body: z.object({ password, code: factorCodeSchema, language }),
    reply: z.object({ stopped: z.literal(true) }),
  }),
  askPasskeyCreation: authCall({
    name: 'askPasskeyCreation',
    summary: 'What the browser needs to make a passkey',
    method: 'POST',
    path: '/api/auth/passkey/generate-register-options',
    body: z.object({ password }),
    reply: options,
  }),
  addPasskey: authCall({
    name: 'addPasskey',
    summary: 'Keep the passkey that the browser has made',
    method: 'POST',
    path: '/api/auth/passkey/verify-registration',
    body: z.object({
      response: created,
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_PASSKEY_NAME_LENGTH)),
      language,
    }),
    reply: z.object({ added: z.literal(true) }),
  }),
  askPasskeySignIn: authCall({
    name: 'askPasskeySignIn',
    summary: 'What the browser needs to sign in with a passkey',
    method: 'POST',
    path: '/api/auth/passkey/generate-authenticate-options',
    body: null,
    reply: options,
  }),
  signInByPasskey: authCall({
    name: 'signInByPasskey',
    summary: 'Sign in with a passkey',
    method: 'POST',
    path: '/api/auth/passkey/verify-authentication',
    body: z.object({ response: asserted }),
    reply: z.object({ user: z.object({ id: z.string() }) }),
  }),
} as const;
