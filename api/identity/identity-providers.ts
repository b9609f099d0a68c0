import type { IdentityPort, ProviderSettings } from '#api/identity/identity-port.ts';
import type { SignInProvider } from '#domain/contract/provider-sign-in.ts';

interface Wanted {
  configured: Record<SignInProvider, ProviderSettings | null>;
  /** Takes the place of a provider that is not configured; null in production. */
  development: { publicUrl: string } | null;
}

/** The real providers, and on a developer's machine one that plays those which are not configured, started when first needed. */
export function createIdentity({ configured, development }: Wanted): IdentityPort {
  const playing = new Map<SignInProvider, Promise<{ settings: ProviderSettings; stop: () => Promise<void> }>>();

  async function play(provider: SignInProvider, publicUrl: string): Promise<ProviderSettings> {
    const started =
      playing.get(provider) ??
      import('#api/identity/development/development-provider.ts').then((it) =>
        it.startDevelopmentProvider(provider, publicUrl),
      );
    playing.set(provider, started);
    return (await started).settings;
  }

  return {
    has: (provider) => configured[provider] !== null || development !== null,
    async settingsOf(provider) {
      return configured[provider] ?? (development && (await play(provider, development.publicUrl)));
    },
    async stop() {
      await Promise.all([...playing.values()].map(async (it) => (await it).stop()));
      playing.clear();
    },
  };
}
