import type { Language } from '#domain/place.ts';
import { de } from '#widgets/strategy-check/analysis/texts/de.ts';
import { en } from '#widgets/strategy-check/analysis/texts/en.ts';
import { fr } from '#widgets/strategy-check/analysis/texts/fr.ts';
import type { AnalysisTexts } from '#widgets/strategy-check/analysis/texts/texts.ts';

export const analysisTexts: Record<Language, AnalysisTexts> = { de, en, fr };
