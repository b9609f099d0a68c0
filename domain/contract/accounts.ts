import * as z from 'zod/mini';
import { contactSchema } from '#domain/contact/contact.ts';
import { authCall } from '#domain/contract/auth-call.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { idSchema } from '#domain/contract/parameters.ts';
import { factorCalls, factorCodeSchema } from '#domain/contract/second-factor.ts';
import { languageSchema } from '#domain/place.ts';

/** Source: portal, section on constants; who sees others' data needs more, see `minPasswordLength` of a link. */
export const MIN_PASSWORD_LENGTH = 6;
const MAX_PASSWORD_LENGTH = 128;
export const MIN_USERNAME_LENGTH = 3;
const MAX_USERNAME_LENGTH = 30;

/** A password as it stands. */
export const secretSchema = z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH));
const passwordSchema = z.string().check(z.minLength(MIN_PASSWORD_LENGTH), z.maxLength(MAX_PASSWORD_LENGTH));
const usernameSchema = z.string().check(
  z.trim(),
  z.minLength(MIN_USERNAME_LENGTH),
  z.maxLength(MAX_USERNAME_LENGTH),
  z.refine((text) => /^[A-Za-z0-9_.]*$/.test(text), { params: { problem: 'invalid-username' } }),
);
export const linkSchema = z.strictObject({ token: z.string().check(z.maxLength(200)) });

/** Says the same whether the address is known or not, and whether a mail goes out or not. */
export const askedSchema = z.strictObject({ asked: z.literal(true) });
/** Without it, the one the browser asks for, else German. */
const language = z.optional(languageSchema);

export const signUp = defineEndpoint({
  name: 'signUp',
  summary: 'Register; the account begins when the link in the mail is confirmed',
  method: 'POST',
  path: '/api/auth/sign-up/email',
  body: z.strictObject({
    name: contactSchema.shape.name,
    email: contactSchema.shape.email,
    username: usernameSchema,
    password: passwordSchema,
    language,
  }),
  reply: askedSchema,
  status: 200,
  idempotency: 'exempt',
  failures: [],
});

export const askPasswordReset = defineEndpoint({
  name: 'askPasswordReset',
  summary: 'Ask for a mail with a link that sets a new password',
  method: 'POST',
  path: '/api/auth/request-password-reset',
  body: z.strictObject({ email: contactSchema.shape.email, language }),
  reply: askedSchema,
  status: 200,
  idempotency: 'exempt',
  failures: [],
});

/** POST, so that the token stands in no address; nothing changes. */
export const readAccountLink = defineEndpoint({
  name: 'readAccountLink',
  summary: 'What the link of an account mail would do, and for whom',
  method: 'POST',
  path: '/api/account/link',
  body: linkSchema,
  reply: z.strictObject({
    email: z.string(),
    name: z.nullable(z.string()),
    username: z.nullable(z.string()),
    minPasswordLength: z.int(),
    /** A registration, or a change of address, that was confirmed already. */
    isDone: z.boolean(),
  }),
  status: 200,
  idempotency: 'exempt',
  failures: ['not-found'],
});

export const renewAccountLink = defineEndpoint({
  name: 'renewAccountLink',
  summary: 'Ask for the mail of an expired link once more',
  method: 'POST',
  path: '/api/account/link/renew',
  body: linkSchema,
  reply: askedSchema,
  status: 200,
  idempotency: 'exempt',
  failures: [],
});

/** A repeat says the same. */
export const confirmAccount = defineEndpoint({
  name: 'confirmAccount',
  summary: 'Prove the mailbox of a registration: the account begins',
  method: 'POST',
  path: '/api/account/verify',
  body: linkSchema,
  /** No username when somebody else took it in the meantime. */
  reply: z.strictObject({ username: z.nullable(z.string()) }),
  status: 200,
  idempotency: 'exempt',
  failures: ['not-found'],
});

/** Ends every session, and what was counted against guessing. */
export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  summary: 'Set a new password with the link of the mail',
  method: 'POST',
  path: '/api/account/reset',
  body: z.strictObject({ ...linkSchema.shape, password: passwordSchema }),
  reply: z.strictObject({ reset: z.literal(true) }),
  status: 200,
  idempotency: 'exempt',
  failures: ['not-found'],
});

const moment = z.string();

export const listSessions = defineEndpoint({
  name: 'listSessions',
  summary: 'Where the account is signed in',
  method: 'GET',
  path: '/api/account/sessions',
  body: null,
  /** Newest sign of life first. Moments are ISO 8601, UTC. */
  reply: z.array(
    z.strictObject({
      id: idSchema,
      createdAt: moment,
      seenAt: moment,
      /** As the browser names itself. */
      userAgent: z.nullable(z.string()),
      isCurrent: z.boolean(),
    }),
  ),
  status: 200,
  idempotency: 'exempt',
  failures: [],
});

/** A repeat answers `not-found`. */
export const endSession = defineEndpoint({
  name: 'endSession',
  summary: 'Sign out one of the own sessions',
  method: 'DELETE',
  path: '/api/account/sessions/{sessionId}',
  parameters: { sessionId: idSchema },
  body: null,
  reply: z.strictObject({ ended: z.literal(true) }),
  status: 200,
  idempotency: 'optional',
  failures: ['not-found'],
});

export const exportAccount = defineEndpoint({
  name: 'exportAccount',
  summary: 'Everything we hold of the own account',
  method: 'GET',
  path: '/api/account/export',
  body: null,
  reply: z.strictObject({
    exportedAt: moment,
    account: z.strictObject({
      id: idSchema,
      name: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      username: z.nullable(z.string()),
      role: z.string(),
      isAdmin: z.boolean(),
      isVerified: z.boolean(),
      createdAt: moment,
      lastLoginAt: z.nullable(moment),
      /** A code of an app is asked for beside the password. */
      hasTotp: z.boolean(),
      language: z.nullable(languageSchema),
      /** Notifications go out by mail too. */
      notifiedByMail: z.boolean(),
    }),
    /** Their public halves are of no use to people. */
    passkeys: z.array(z.strictObject({ name: z.nullable(z.string()), createdAt: moment })),
    /** How one signs in; `credential` is a password, which is kept as its hash alone. */
    waysIn: z.array(z.strictObject({ providerId: z.string(), createdAt: moment })),
    sessions: z.array(
      z.strictObject({
        createdAt: moment,
        expiresAt: moment,
        ipAddress: z.nullable(z.string()),
        userAgent: z.nullable(z.string()),
      }),
    ),
    companies: z.array(z.string()),
    notifications: z.array(
      z.strictObject({
        kind: z.string(),
        /** The request it is about. */
        leadId: z.nullable(idSchema),
        createdAt: moment,
        readAt: z.nullable(moment),
        mailedAt: z.nullable(moment),
      }),
    ),
    deeds: z.array(z.strictObject({ verb: z.string(), entity: z.string(), createdAt: moment })),
  }),
  status: 200,
  idempotency: 'exempt',
  failures: [],
});

/** Wants the password again, counted like every guess, or a session not older than five minutes; a repeat is `unauthenticated`. */
export const deleteAccount = defineEndpoint({
  name: 'deleteAccount',
  summary: 'Delete the own account',
  method: 'POST',
  path: '/api/account/delete',
  body: z.strictObject({ password: z.optional(secretSchema) }),
  reply: z.strictObject({ deleted: z.literal(true) }),
  status: 200,
  idempotency: 'exempt',
  failures: ['last-admin'],
});

const login = z.string().check(z.minLength(1), z.maxLength(254));

/** Where Better Auth's own calls are. */
export const AUTH_PATH = '/api/auth';

const signedInUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  displayUsername: z.nullish(z.string()),
  image: z.nullish(z.string()),
  role: z.string(),
  isAdmin: z.boolean(),
  createdAt: z.string(),
  lastLoginAt: z.nullable(z.string()),
});

/** What a page may know of its session; the token stays in its cookie. */
const sessionSchema = z.nullable(z.object({ user: signedInUser, session: z.object({ expiresAt: z.string() }) }));

/** Who has a second factor is asked for its code by `multi-factor-auth-required`, and sends all again with it. */
const proof = { password: secretSchema, code: z.optional(factorCodeSchema), rememberMe: z.optional(z.boolean()) };
const signedIn = z.object({ user: z.object({ id: z.string() }) });

/** All that is reachable of Better Auth. */
export const authCalls = {
  readSession: authCall({
    name: 'readSession',
    summary: 'Who is signed in; a session that is a day old is renewed',
    method: 'GET',
    path: `${AUTH_PATH}/get-session`,
    body: null,
    reply: sessionSchema,
  }),
  signInByEmail: authCall({
    name: 'signInByEmail',
    summary: 'Sign in with the mail address',
    method: 'POST',
    path: `${AUTH_PATH}/sign-in/email`,
    body: z.object({ email: login, ...proof }),
    reply: signedIn,
  }),
  signInByUsername: authCall({
    name: 'signInByUsername',
    summary: 'Sign in with the user name',
    method: 'POST',
    path: `${AUTH_PATH}/sign-in/username`,
    body: z.object({ username: login, ...proof }),
    reply: signedIn,
  }),
  signOut: authCall({
    name: 'signOut',
    summary: 'End the session of this browser',
    method: 'POST',
    path: `${AUTH_PATH}/sign-out`,
    body: null,
    reply: z.object({ success: z.boolean() }),
  }),
  ...factorCalls,
} as const;
