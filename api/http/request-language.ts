import { type Language, languageOfTag } from '#domain/place.ts';

/** The first language of Accept-Language that we speak; German without one. */
export function requestLanguage(acceptLanguage: string | null): Language {
  for (const part of (acceptLanguage ?? '').slice(0, 200).split(',')) {
    const language = languageOfTag(part.split(';', 1)[0]?.trim() ?? '');
    if (language) return language;
  }
  return 'de';
}
