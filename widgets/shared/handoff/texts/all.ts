import type { Language } from '#domain/place.ts';
import { de } from '#widgets/shared/handoff/texts/de.ts';
import { en } from '#widgets/shared/handoff/texts/en.ts';
import { fr } from '#widgets/shared/handoff/texts/fr.ts';
import type { HandoffTexts } from '#widgets/shared/handoff/texts/texts.ts';

export const handoffTexts: Record<Language, HandoffTexts> = { de, en, fr };
