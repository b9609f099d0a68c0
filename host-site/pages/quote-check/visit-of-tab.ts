import { readJson } from '#domain/read-json.ts';

interface Kept {
  visit?: { token?: unknown };
}

/** The token of a visit that a widget of this tab has open; what was estimated there counts for the offer too. */
export function visitOfTab(): string | undefined {
  try {
    const kept = Object.entries(sessionStorage).filter(([key]) => key.startsWith('wattnest:'));
    const tokens = kept.map(([, value]) => (readJson(value) as Kept | undefined)?.visit?.token);
    return tokens.find((it) => typeof it === 'string');
  } catch {
    return undefined;
  }
}
