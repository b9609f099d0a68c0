import * as z from 'zod/mini';
import type { Visit } from '#api/context/visit.ts';
import type { Locale } from '#domain/format.ts';
import { languageOfTag, languageSchema, marketOfTag, marketSchema, usualMarket } from '#domain/place.ts';

/** The first language of Accept-Language that we speak, and the market its tag points to. */
function preferredLocale(headers: Headers): Locale | undefined {
  for (const part of (headers.get('accept-language') ?? '').slice(0, 200).split(',')) {
    const tag = part.split(';', 1)[0]?.trim() ?? '';
    const language = languageOfTag(tag);
    if (language) return { language, market: marketOfTag(tag, language) };
  }
  return undefined;
}

/** The portal's own: a call without a visit belongs to its site. */
const portalLocale: Locale = { language: 'de', market: 'de' };

/** Of a call that names none: its visit's, else the one its browser asks for, else its site's. */
export function unnamedLocale(headers: Headers, visit: Visit | null = null): Locale {
  return visit?.locale ?? preferredLocale(headers) ?? portalLocale;
}

const namingSchema = z.object({ language: z.optional(languageSchema), market: z.optional(marketSchema) });

/** What a body names, and in its place what the call has without it: a market of the visit, else the usual one of a language it names. */
export function namedLocale(body: unknown, unnamed: Locale, visit: Visit | null): Locale {
  const { data: named = {} } = z.safeParse(namingSchema, body);
  const { language = unnamed.language } = named;
  const isUnnamed = visit?.locale !== undefined || language === unnamed.language;
  return { language, market: named.market ?? (isUnnamed ? unnamed.market : usualMarket(language)) };
}
