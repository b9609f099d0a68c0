/**
 * Where a link in a message may lead: to https, or to our own origin. Undefined for all else, which stays text.
 * `base` is the address of the API; what begins with a slash belongs to it.
 */
export function safeLink(href: string, base: string): string | undefined {
  const own = new URL(base, location.href);
  if (!/^(https?:\/\/|\/(?![/\\]))/i.test(href) || !URL.canParse(href, own)) return undefined;
  const { protocol, origin, username, password, href: whole } = new URL(href, own);
  if (username || password) return undefined;
  return protocol === 'https:' || origin === own.origin ? whole : undefined;
}
