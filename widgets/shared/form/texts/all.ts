import type { Language } from '#domain/place.ts';
import { de } from '#widgets/shared/form/texts/de.ts';
import { en } from '#widgets/shared/form/texts/en.ts';
import { fr } from '#widgets/shared/form/texts/fr.ts';
import type { FormTexts } from '#widgets/shared/form/texts/texts.ts';

export const formTexts: Record<Language, FormTexts> = { de, en, fr };
