import { type Language, languages } from '#domain/place.ts';
import type { Visitor } from '#tests/chat-corpus/chat-case.ts';
import { deAskingVisitors } from '#tests/chat-corpus/visitors/asking-de.ts';
import { enAskingVisitors } from '#tests/chat-corpus/visitors/asking-en.ts';
import { frAskingVisitors } from '#tests/chat-corpus/visitors/asking-fr.ts';
import { deVisitors } from '#tests/chat-corpus/visitors/de.ts';
import { enVisitors } from '#tests/chat-corpus/visitors/en.ts';
import { frVisitors } from '#tests/chat-corpus/visitors/fr.ts';

const written: Record<Language, readonly Visitor[]> = {
  de: [...deVisitors, ...deAskingVisitors],
  en: [...enVisitors, ...enAskingVisitors],
  fr: [...frVisitors, ...frAskingVisitors],
};

/** Fourteen people per language, written by hand. */
export const visitors = languages.flatMap((language) => written[language]);
