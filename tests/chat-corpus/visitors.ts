import type { Visitor } from '#tests/chat-corpus/chat-case.ts';
import { deVisitors } from '#tests/chat-corpus/visitors/de.ts';
import { enVisitors } from '#tests/chat-corpus/visitors/en.ts';
import { frVisitors } from '#tests/chat-corpus/visitors/fr.ts';

/** Ten people per language, written by hand. */
export const visitors: readonly Visitor[] = [...deVisitors, ...enVisitors, ...frVisitors];
