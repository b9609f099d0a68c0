import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { username } from 'better-auth/plugins';
import { account, rateLimit, session, user, verification } from '#api/database/schema/accounts.ts';
import type { Deps } from '#api/deps.ts';
import { derivedKey } from '#api/keyed-hash.ts';
import type { AccountMailContent } from '#api/mail/mail-content.ts';
import { queueAccountMail } from '#api/services/mail/queue-mail.ts';
import { PRODUCT_NAME } from '#domain/product.ts';

/** Overwritten on every call: the only header from which Better Auth learns an address. */
export const ADDRESS_HEADER = 'x-wattnest-client-address';

const own = <Type extends 'string' | 'boolean' | 'date'>(type: Type) =>
  ({ type, required: false, input: false }) as const;

function cookieSettings(publicUrl: string) {
  const secure = publicUrl.startsWith('https://');
  return {
    useSecureCookies: false,
    cookiePrefix: secure ? '__Host-wattnest' : 'wattnest',
    defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
  } as const;
}

function mailer(deps: Deps, kind: AccountMailContent['kind']) {
  return async ({ user: { id }, url }: { user: { id: string }; url: string }, request?: Request) => {
    const language = request?.headers.get('accept-language') ?? null;
    await deps.database.db.transaction((tx) =>
      queueAccountMail({ ...deps, tx }, { userId: id, kind, link: url, language }),
    );
  };
}

export function createAuth(deps: Deps) {
  const { publicUrl, secret } = deps.settings;
  const options = {
    appName: PRODUCT_NAME,
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: derivedKey(secret, 'accounts').toString('base64url'),
    trustedOrigins: [publicUrl],
    database: drizzleAdapter(deps.database.db, {
      provider: 'pg',
      schema: { user, session, account, verification, rateLimit },
    }),
    plugins: [username()],
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: 10,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: mailer(deps, 'resetPassword'),
    },
    emailVerification: { sendOnSignUp: true, sendVerificationEmail: mailer(deps, 'verify') },
    user: {
      additionalFields: {
        role: own('string'),
        isAdmin: own('boolean'),
        isVerified: own('boolean'),
        lastLoginAt: own('date'),
      },
    },
    session: { cookieCache: { enabled: false } },
    rateLimit: { enabled: true, storage: 'database' },
    telemetry: { enabled: false },
    disabledPaths: ['/is-username-available'],
    logger: { disabled: true },
    advanced: {
      ...cookieSettings(publicUrl),
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  } satisfies BetterAuthOptions;
  return betterAuth(options);
}
