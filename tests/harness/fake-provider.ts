import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { IdentityPort } from '#api/identity/identity-port.ts';
import { type LoopbackServer, sendJson, startLoopback } from '#tests/harness/loopback-server.ts';

/** What a test bends of an ID token. */
export interface Bent {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  /** Signs it; without it the provider's own key does. */
  signer?: (input: string) => string;
  /** Sent in its place. */
  idToken?: string | null;
}

export interface FakeProvider {
  url: string;
  identity: IdentityPort;
  clientId: string;
  /** The provider's answer to a request for sign-in: query of the callback. */
  approve(authorizeUrl: string, bent?: Bent): URLSearchParams;
  /** Tokens that were taken back. */
  revoked: URLSearchParams[];
  /** Status of the endpoints; 200 until a test says otherwise. */
  status: { token: number; revocation: number; discovery: number };
  discovered: Record<string, unknown>;
  stop(): Promise<void>;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

const signedBy = (key: ReturnType<typeof pair>['privateKey']) => (input: string) =>
  sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');

/** Signers that are none. */
export const strangeSigners = {
  stranger: signedBy(pair().privateKey),
  nobody: () => '',
  withSecret: (input: string) => createHmac('sha256', 'a secret').update(input).digest('base64url'),
};

/** A provider whose every answer a test can bend; correct where it is not bent. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const { privateKey, publicKey } = pair();
  const clientId = 'wattnest-test';
  const clientSecret = 'a secret of the provider';
  const answers = new Map<string, { idToken: string | null; redirectUri: string }>();
  const status = { token: 200, revocation: 200, discovery: 200 };
  const revoked: URLSearchParams[] = [];
  const discovered: Record<string, unknown> = {};
  let server = {} as LoopbackServer;
  let codes = 0;

  const documents: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer: server.url,
      authorization_endpoint: `${server.url}/authorize`,
      token_endpoint: `${server.url}/token`,
      revocation_endpoint: `${server.url}/revoke`,
      jwks_uri: `${server.url}/jwks`,
      id_token_signing_alg_values_supported: ['ES256'],
      ...discovered,
    }),
    '/jwks': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' }] }),
  };

  function tokens(body: string) {
    const asked = new URLSearchParams(body);
    const answer = answers.get(asked.get('code') ?? '');
    answers.delete(asked.get('code') ?? '');
    const isOurs = asked.get('client_secret') === clientSecret && asked.get('redirect_uri') === answer?.redirectUri;
    if (!answer || !isOurs || !asked.get('code_verifier')) return null;
    const { idToken } = answer;
    return {
      access_token: 'access',
      refresh_token: 'refresh',
      token_type: 'Bearer',
      ...(idToken && { id_token: idToken }),
    };
  }

  server = await startLoopback(({ path, body }, response) => {
    if (path === '/token') {
      const granted = status.token === 200 ? tokens(body) : null;
      return sendJson(response, granted ? 200 : 400, granted ?? { error: 'invalid_grant' });
    }
    if (path === '/revoke') {
      if (status.revocation === 200) revoked.push(new URLSearchParams(body));
      return sendJson(response, status.revocation, {});
    }
    const document = documents[path]?.();
    return sendJson(response, document ? status.discovery : 404, document ?? {});
  });

  const settings = { issuer: server.url, clientId, clientSecret };
  return {
    ...{ url: server.url, clientId, revoked, status, discovered, stop: server.stop },
    identity: { has: () => true, settingsOf: async () => settings, stop: async () => {} },
    approve(authorizeUrl, { claims, header, signer = signedBy(privateKey), idToken } = {}) {
      const { searchParams } = new URL(authorizeUrl);
      const seconds = Math.floor(Date.now() / 1_000);
      const usual = { iss: server.url, aud: clientId, sub: 'sub-1', iat: seconds, exp: seconds + 300 };
      const person = { email: 'grace@example.org', email_verified: true, name: 'Grace Hopper' };
      const payload = { ...usual, ...person, nonce: searchParams.get('nonce'), ...claims };
      const input = `${part({ alg: 'ES256', kid: 'one', typ: 'JWT', ...header })}.${part(payload)}`;
      codes += 1;
      const code = `code-${codes}`;
      const made = idToken === undefined ? `${input}.${signer(input)}` : idToken;
      answers.set(code, { idToken: made, redirectUri: searchParams.get('redirect_uri') ?? '' });
      return new URLSearchParams({ code, state: searchParams.get('state') ?? '' });
    },
  };
}
