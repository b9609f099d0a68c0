import type { Visitor } from '#tests/chat-corpus/chat-case.ts';
import { deAskingVisitors } from '#tests/chat-corpus/visitors/asking-de.ts';
import { enAskingVisitors } from '#tests/chat-corpus/visitors/asking-en.ts';
import { frAskingVisitors } from '#tests/chat-corpus/visitors/asking-fr.ts';
import { deVisitors } from '#tests/chat-corpus/visitors/de.ts';
import { enVisitors } from '#tests/chat-corpus/visitors/en.ts';
import { frVisitors } from '#tests/chat-corpus/visitors/fr.ts';

/** Fourteen people per language, written by hand. */
export const visitors: readonly Visitor[] = [
  ...deVisitors,
  ...deAskingVisitors,
  ...enVisitors,
  ...enAskingVisitors,
  ...frVisitors,
  ...frAskingVisitors,
];
