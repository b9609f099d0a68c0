/** Why a text is not the exact origin of a page. */
export type OriginProblem = 'no-address' | 'not-https' | 'wildcard' | 'login' | 'path';

const parts = /^(https?):\/\/([^/?#\\]*)([/?#\\].*)?$/i;
const hostForm = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;
const ownMachine = ['localhost', '127.0.0.1'];
const usualPort: Record<string, string> = { http: '80', https: '443' };

function partsOf(text: string) {
  const [, scheme = '', authority = '', rest = ''] = parts.exec(text.trim()) ?? [];
  const [, host = '', port = ''] = /^(.*?)(?::(\d{1,5}))?$/.exec(authority.toLowerCase()) ?? [];
  return { scheme: scheme.toLowerCase(), authority, host, port, rest };
}

/** What is wrong with it as scheme, host and port; null for `https://www.example.com`. Plain http is for the own machine alone. */
export function originProblem(text: string): OriginProblem | null {
  const { scheme, authority, host, port, rest } = partsOf(text);
  const isOwn = ownMachine.includes(host);
  if (text.includes('*')) return 'wildcard';
  if (authority.includes('@')) return 'login';
  if (!scheme || Number(port) > 65_535 || !(isOwn || hostForm.test(host))) return 'no-address';
  if (scheme !== 'https' && !isOwn) return 'not-https';
  return rest === '' || rest === '/' ? null : 'path';
}

/** As browsers say it: small letters, no slash at the end, no usual port. */
export function exactOrigin(text: string): string {
  const { scheme, host, port } = partsOf(text);
  return `${scheme}://${host}${port && port !== usualPort[scheme] ? `:${port}` : ''}`;
}
