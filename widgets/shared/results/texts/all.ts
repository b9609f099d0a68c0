import type { Language } from '#domain/place.ts';
import { de } from '#widgets/shared/results/texts/de.ts';
import { en } from '#widgets/shared/results/texts/en.ts';
import { fr } from '#widgets/shared/results/texts/fr.ts';
import type { ResultTexts } from '#widgets/shared/results/texts/texts.ts';

export const resultTexts: Record<Language, ResultTexts> = { de, en, fr };
