import type { BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { username } from 'better-auth/plugins/username';
import { passkeys, totpCodes } from '#api/auth/factor-options.ts';
import { cookiePrefix } from '#api/auth/known-device.ts';
import { sessionHooks } from '#api/auth/session-hooks.ts';
import type { Deps } from '#api/context/deps.ts';
import { account, passkey, rateLimit, session, twoFactor, user, verification } from '#api/database/schema/accounts.ts';
import { derivedKey } from '#api/ground/keyed-hash.ts';
import { ADDRESS_HEADER } from '#api/http/client-address.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/contract/accounts.ts';
import { PRODUCT_NAME } from '#domain/product.ts';

const own = <Type extends 'string' | 'boolean' | 'date'>(type: Type) =>
  ({ type, required: false, input: false }) as const;

function cookieSettings(publicUrl: string) {
  const secure = publicUrl.startsWith('https://');
  return {
    useSecureCookies: false,
    cookiePrefix: cookiePrefix(publicUrl),
    defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
  } as const;
}

/** What every instance of Better Auth has here: sessions, passwords, cookies. */
export function authOptions(deps: Deps) {
  const { publicUrl, secret } = deps.settings;
  return {
    appName: PRODUCT_NAME,
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: derivedKey(secret, 'accounts').toString('base64url'),
    trustedOrigins: [publicUrl],
    database: drizzleAdapter(deps.database.db, {
      provider: 'pg',
      schema: { user, session, account, verification, rateLimit, twoFactor, passkey },
    }),
    plugins: [username(), totpCodes(), passkeys(publicUrl)],
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
    },
    user: {
      additionalFields: {
        role: own('string'),
        isAdmin: own('boolean'),
        isVerified: own('boolean'),
        lastLoginAt: own('date'),
        suspendedAt: own('date'),
      },
    },
    session: { additionalFields: { secondFactorAt: own('date') }, cookieCache: { enabled: false }, freshAge: 0 },
    databaseHooks: sessionHooks(deps),
    rateLimit: { enabled: true, storage: 'database' },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      ...cookieSettings(publicUrl),
      database: { generateId: 'uuid', joins: true },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  } satisfies BetterAuthOptions;
}

/** Sessions and passwords. Registration, confirmation and reset are ours: `api/services/accounts`. */
export const createAuth = (deps: Deps) => betterAuth(authOptions(deps));

export type Auth = ReturnType<typeof createAuth>;
