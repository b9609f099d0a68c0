import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Context, interactionPolicy, Provider } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import { chosenPerson, showPeople } from '#api/identity/development/choose-person.ts';
import { claimsOf, type DemoPerson, subjectOf } from '#api/identity/development/demo-people.ts';
import type { ProviderSettings } from '#api/identity/identity-port.ts';
import { callbackPath, type SignInProvider } from '#domain/contract/provider-sign-in.ts';

interface Playing {
  settings: ProviderSettings;
  stop(): Promise<void>;
}

const titles: Record<SignInProvider, string> = {
  google: 'Sign in with Google (development)',
  apple: 'Sign in with Apple (development)',
};
const HOUR_SECONDS = 3_600;
const scopes = ['openid', 'email', 'profile', 'name'];

function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' };
}

/** Whoever was chosen has agreed. */
async function agreed({ oidc }: Context) {
  const { provider, client, session } = oidc;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes.join(' '));
  await grant.save();
  return grant;
}

/** Asks each time, as somebody with several accounts is asked. */
function alwaysAsking() {
  const { base, Check, Prompt } = interactionPolicy;
  const policy = base();
  policy.add(new Prompt({ name: 'select_account', requestable: true }));
  policy.get('login').checks.add(new Check('always', 'whoever is there now', ({ oidc }) => !oidc.result?.login));
  return policy;
}

function configurationOf(
  name: SignInProvider,
  publicUrl: string,
  { clientId, clientSecret }: ProviderSettings,
  people: Map<string, DemoPerson>,
) {
  const ttl = ['AccessToken', 'IdToken', 'RefreshToken', 'Interaction', 'Session', 'Grant'];
  return {
    adapter: createMemoryAdapter(0),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [publicUrl + callbackPath(name)],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKey()] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    scopes,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], name: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, revocation: { enabled: true, allowedPolicy: () => true } },
    cookies: {
      keys: [randomBytes(24).toString('base64url')],
      names: { session: `${name}_session`, interaction: `${name}_interaction`, resume: `${name}_resume` },
    },
    ttl: Object.fromEntries(ttl.map((it) => [it, HOUR_SECONDS])),
    interactions: {
      policy: alwaysAsking(),
      url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}`,
    },
    issueRefreshToken: () => name === 'apple',
    loadExistingGrant: agreed,
    findAccount(_: unknown, accountId: string) {
      const person = people.get(accountId);
      return person && { accountId, claims: () => claimsOf(person) };
    },
  };
}

function listenOnLoopback(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

/** Plays Google or Apple on this machine alone. Whoever sits at it says who they are: never for production. */
export async function startDevelopmentProvider(name: SignInProvider, publicUrl: string): Promise<Playing> {
  const server = createServer();
  const issuer = await listenOnLoopback(server);
  const settings = { issuer, clientId: `wattnest-${name}`, clientSecret: randomBytes(24).toString('base64url') };
  const people = new Map<string, DemoPerson>();
  const provider = new Provider(issuer, configurationOf(name, publicUrl, settings, people));
  const answer = provider.callback();

  async function choose(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return showPeople(response, titles[name]);
    const person = await chosenPerson(request);
    if (person === undefined) return showPeople(response, titles[name], 400);
    if (person === null) return provider.interactionFinished(request, response, { error: 'access_denied' });
    people.set(subjectOf(person), person);
    const login = { accountId: subjectOf(person), remember: false };
    await provider.interactionFinished(request, response, { login, select_account: {} });
  }

  server.on('request', (request, response) => {
    const isChoice = request.url?.startsWith('/interaction/');
    (isChoice ? choose(request, response) : answer(request, response)).catch(() => response.destroy());
  });
  return {
    settings,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
