import type { ServiceContext } from '#api/context/service-context.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { readSignInWays as endpoint } from '#domain/contract/provider-sign-in.ts';

/** Which buttons of the sign-in lead anywhere, and from which pages. */
export async function signInWays({ identity, settings }: ServiceContext): Promise<ReplyOf<typeof endpoint>> {
  return { google: identity.has('google'), apple: identity.has('apple'), origins: [settings.publicUrl] };
}
