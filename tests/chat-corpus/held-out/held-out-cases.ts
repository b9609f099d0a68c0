import type { Language } from '#domain/place.ts';
import type { ChatCase } from '#tests/chat-corpus/chat-case.ts';
import { deHeldOut } from '#tests/chat-corpus/held-out/de.ts';
import { enHeldOut } from '#tests/chat-corpus/held-out/en.ts';
import { frHeldOut } from '#tests/chat-corpus/held-out/fr.ts';

/** For scoring only: not to be read while rules are written. */
export const heldOutCases: Record<Language, readonly ChatCase[]> = { de: deHeldOut, en: enHeldOut, fr: frHeldOut };
