import { expect, test } from 'vitest';
import { readConfig } from '#api/config.ts';

const safe = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://wattnest.example/',
  POSTMARK_SERVER_TOKEN: 'token',
  POSTMARK_WEBHOOK_USER: 'postmark',
  POSTMARK_WEBHOOK_PASSWORD: 'secret',
};

test('everything is optional in development', () => {
  expect(readConfig({})).toMatchObject({ production: false, port: 3000, databaseUrl: null, dataDir: './data' });
});

test('empty values count as missing', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: ' ', TRUSTED_PROXIES: '' })).toMatchObject({
    databaseUrl: null,
    port: 3000,
    trustedProxies: [],
  });
});

test('lists and addresses are read', () => {
  const config = readConfig({
    ...safe,
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    SOCIAL_LINKS: 'https://social.example/@wattnest,https://other.example',
  });
  expect(config).toMatchObject({
    publicUrl: 'https://wattnest.example',
    trustedProxies: ['10.0.0.0/8', '::1'],
    examplesUrl: null,
    socialLinks: ['https://social.example/@wattnest', 'https://other.example/'],
  });
  expect(readConfig(safe).socialLinks).toEqual([]);
});

test.each(Object.keys(safe).filter((it) => it !== 'NODE_ENV'))('production without %s is refused', (name) => {
  expect(() => readConfig({ ...safe, [name]: undefined })).toThrow(name);
});

test('streams have names of their own, and the vendor calls with a login or not at all', () => {
  const login = { POSTMARK_WEBHOOK_USER: 'postmark', POSTMARK_WEBHOOK_PASSWORD: 'secret' };
  expect(readConfig({}).mail).toMatchObject({ messageStream: 'outbound', broadcastStream: 'broadcast', webhook: null });
  const streams = { POSTMARK_MESSAGE_STREAM: 'asked-for', POSTMARK_BROADCAST_STREAM: 'news' };
  expect(readConfig({ ...streams, ...login }).mail).toMatchObject({
    messageStream: 'asked-for',
    broadcastStream: 'news',
    webhook: { user: 'postmark', password: 'secret' },
  });
});

test('a model answers where there is a key, within caps', () => {
  expect(readConfig({ OPENAI_BASE_URL: 'http://localhost:1/v1' }).model).toBeNull();
  const asked = { OPENAI_API_KEY: 'sk-key', OPENAI_BASE_URL: 'http://localhost:1/v1', OPENAI_MODEL: 'other' };
  const caps = { AI_TOKENS_PER_VISIT: '50000', AI_TOKENS_PER_ADDRESS: '60000', AI_TOKENS_PER_SITE: '70000' };
  expect(readConfig({ ...asked, ...caps, AI_TOKENS_PER_DAY: '80000' }).model).toEqual({
    ...{ apiKey: 'sk-key', baseUrl: 'http://localhost:1/v1', model: 'other' },
    tokens: { perVisit: 50_000, perAddress: 60_000, perSite: 70_000, perDay: 80_000 },
  });
  expect(readConfig({ OPENAI_API_KEY: 'sk-key' }).model).toMatchObject({ baseUrl: null });
});

test('a provider is known by its name and secret together, at its own issuer unless another is named', () => {
  expect(readConfig({}).providers).toEqual({ google: null, apple: null });
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const apple = { APPLE_CLIENT_ID: 'a', APPLE_CLIENT_SECRET: 'b', APPLE_ISSUER: 'https://apple.example' };
  expect(readConfig({ ...google, ...apple }).providers).toEqual({
    google: { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' },
    apple: { issuer: 'https://apple.example', clientId: 'a', clientSecret: 'b' },
  });
  expect(() => readConfig({ APPLE_CLIENT_ID: 'a' })).toThrow('APPLE_CLIENT_SECRET');
  expect(() => readConfig({ ...google, GOOGLE_ISSUER: 'google' })).toThrow('GOOGLE_ISSUER');
  expect(() => readConfig({ ...safe, ...google, GOOGLE_ISSUER: 'http://127.0.0.1:9' })).toThrow('https://');
});

test('production without the login of the mail vendor is refused', () => {
  const none = { POSTMARK_WEBHOOK_USER: undefined, POSTMARK_WEBHOOK_PASSWORD: undefined };
  expect(() => readConfig({ ...safe, ...none })).toThrow('POSTMARK_WEBHOOK_USER');
});

test.each([
  [{ POSTMARK_WEBHOOK_USER: 'postmark' }, 'POSTMARK_WEBHOOK_PASSWORD'],
  [{ PORT: 'http' }, 'PORT'],
  [{ PUBLIC_URL: 'portal' }, 'PUBLIC_URL'],
  [{ DATABASE_URL: 'nowhere' }, 'DATABASE_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  [{ OPENAI_BASE_URL: 'nowhere' }, 'OPENAI_BASE_URL'],
  [{ AI_TOKENS_PER_VISIT: '49999' }, 'AI_TOKENS_PER_VISIT'],
  [{ AI_TOKENS_PER_DAY: 'many' }, 'AI_TOKENS_PER_DAY'],
  [{ SOCIAL_LINKS: 'https://social.example/wattnest, javascript:alert(1)' }, 'SOCIAL_LINKS'],
  [{ SOCIAL_LINKS: 'http://social.example' }, 'SOCIAL_LINKS'],
  [{ DRAIN_SECONDS: '5' }, 'DRAIN_SECONDS'],
  [{ ...safe, PUBLIC_URL: 'http://wattnest.example' }, 'https'],
])('%o is refused', (env, word) => {
  expect(() => readConfig(env)).toThrow(word);
});

test('the mails about accounts have an hourly cap', () => {
  expect(readConfig({}).mail.accountMailsPerHour).toBe(1000);
  expect(readConfig({ ACCOUNT_MAILS_PER_HOUR: '20' }).mail.accountMailsPerHour).toBe(20);
  for (const wrong of ['0', '-1', 'many', '1.5'])
    expect(() => readConfig({ ACCOUNT_MAILS_PER_HOUR: wrong })).toThrow('ACCOUNT_MAILS_PER_HOUR');
});

test('the first administrator has an address, and no short password', () => {
  expect(readConfig({}).firstAdmin).toBeNull();
  expect(readConfig({ ADMIN_EMAIL: 'Root@example.org' }).firstAdmin).toEqual({
    email: 'root@example.org',
    username: 'admin',
    password: null,
  });
  expect(() => readConfig({ ADMIN_PASSWORD: 'x'.repeat(20) })).toThrow('ADMIN_EMAIL');
  expect(() => readConfig({ ADMIN_EMAIL: 'nobody' })).toThrow('ADMIN_EMAIL');
  expect(() => readConfig({ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'elevenchars' })).toThrow('12');
});

test('who signs in is told to one https address with a long secret, or to nobody', () => {
  const sync = { TOKEN_SYNC_URL: 'https://crm.example/session', TOKEN_SYNC_SECRET: 'x'.repeat(32) };
  expect(readConfig({}).tokenSync).toBeNull();
  expect(readConfig(sync).tokenSync).toEqual({ url: sync.TOKEN_SYNC_URL, secret: sync.TOKEN_SYNC_SECRET });
  for (const [name, value] of [
    ['TOKEN_SYNC_SECRET', ''],
    ['TOKEN_SYNC_URL', ''],
    ['TOKEN_SYNC_URL', 'http://crm.example'],
    ['TOKEN_SYNC_URL', 'https://'],
    ['TOKEN_SYNC_SECRET', 'short'],
  ] as const)
    expect(() => readConfig({ ...sync, [name]: value })).toThrow(name);
});
