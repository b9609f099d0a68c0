import { languagePrefix, legalPath } from '#domain/pages.ts';
import type { Language } from '#domain/place.ts';

/** A legal page of the portal, from whatever page the widget stands on. */
export function legalAddress(api: string, language: Language, page: 'terms' | 'privacy', hash = ''): string {
  return new URL(languagePrefix(language) + legalPath(page) + hash, new URL(api, location.href)).href;
}
