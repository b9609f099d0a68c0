import * as z from 'zod/mini';
import { contactSchema } from '#domain/contact/contact.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { languageSchema } from '#domain/place.ts';

/** Source: portal, section on constants; who sees others' data needs more, see `minPasswordLength` of a link. */
export const MIN_PASSWORD_LENGTH = 6;
const MAX_PASSWORD_LENGTH = 128;
const MIN_USERNAME_LENGTH = 3;
const MAX_USERNAME_LENGTH = 30;

const passwordSchema = z.string().check(z.minLength(MIN_PASSWORD_LENGTH), z.maxLength(MAX_PASSWORD_LENGTH));
const usernameSchema = z.string().check(
  z.trim(),
  z.minLength(MIN_USERNAME_LENGTH),
  z.maxLength(MAX_USERNAME_LENGTH),
  z.refine((text) => /^[A-Za-z0-9_.]*$/.test(text), { params: { problem: 'invalid-username' } }),
);
const linkSchema = z.strictObject({ token: z.string().check(z.maxLength(200)) });

/** Says the same whether the address is known or not, and whether a mail goes out or not. */
const askedSchema = z.strictObject({ asked: z.literal(true) });
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
    /** A registration that was confirmed already. */
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

const login = z.string().check(z.minLength(1), z.maxLength(254));
const secret = z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH));

/** Where Better Auth's own calls are. */
export const AUTH_PATH = '/api/auth';

/** All that is reachable of them; their answers set cookies, so they stand beside the contract. */
export const authCalls = {
  readSession: { method: 'GET', path: `${AUTH_PATH}/get-session` },
  signInByEmail: { method: 'POST', path: `${AUTH_PATH}/sign-in/email` },
  signInByUsername: { method: 'POST', path: `${AUTH_PATH}/sign-in/username` },
  signOut: { method: 'POST', path: `${AUTH_PATH}/sign-out` },
} as const;

/** What its two ways in take. */
export const emailLoginSchema = z.object({ email: login, password: secret, rememberMe: z.optional(z.boolean()) });
export const usernameLoginSchema = z.object({ username: login, password: secret, rememberMe: z.optional(z.boolean()) });
