import { authCalls } from '#domain/contract/accounts.ts';
import {
  callbackPath,
  outcomeOf,
  type ProviderSignIn,
  resultIn,
  type SignInProvider,
  startAddress,
} from '#domain/contract/provider-sign-in.ts';
import type { TestApp } from '#tests/harness/with-app.ts';

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** A browser's cookies for one server: what it sets it gets back. */
export function withCookies(fetchInto: Fetch) {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const visit: Fetch = async (url, init = {}) => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', cookies());
    const reply = await fetchInto(url, { ...init, headers, redirect: 'manual' });
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '' || /max-age=0/i.test(set)) jar.delete(name);
      else jar.set(name, value);
    }
    return reply;
  };
  return { jar, visit };
}

/** Somebody's browser at the portal. */
export function portalBrowser(app: TestApp) {
  const { jar, visit } = withCookies(app.fetch);
  const usual = { way: 'popup', language: 'de' } as const;
  return {
    jar,
    visit,
    /** Where the popup's first page leads. */
    async begin(provider: SignInProvider, asked: Partial<ProviderSignIn> = {}): Promise<string> {
      return (await visit(startAddress({ provider, ...usual, ...asked }))).headers.get('location') ?? '';
    },
    /** What the sign-in came to when the provider answers this. */
    async finish(provider: SignInProvider, answer: URLSearchParams): Promise<string> {
      return resultAt((await visit(`${callbackPath(provider)}?${answer}`)).headers.get('location'));
    },
    async whoami(): Promise<{ user: { id: string; email: string; name: string; displayUsername: string } } | null> {
      return (await visit(authCalls.readSession.path)).json();
    },
  };
}

/** The result that the address of a sign-in's end names. */
export function resultAt(location: string | null): string {
  const { searchParams, hash } = new URL(location ?? '', 'http://nowhere.invalid');
  return resultIn(searchParams) ?? outcomeOf(hash)?.result ?? `no end: ${location}`;
}
