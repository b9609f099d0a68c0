const browsers = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
] as const;
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
] as const;

const nameIn = (names: readonly (readonly [string, RegExp])[], text: string) =>
  names.find(([, form]) => form.test(text))?.[0];

/** Browser and system as people call them, the more particular name first; undefined for what names itself as neither. */
export function deviceOf(userAgent: string | null): string | undefined {
  const known = [nameIn(browsers, userAgent ?? ''), nameIn(systems, userAgent ?? '')].filter(Boolean);
  return known.length > 0 ? known.join(', ') : undefined;
}
