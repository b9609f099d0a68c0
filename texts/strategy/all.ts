import type { Language } from '#domain/place.ts';
import { de } from '#texts/strategy/de.ts';
import { en } from '#texts/strategy/en.ts';
import { fr } from '#texts/strategy/fr.ts';
import type { StrategyTexts } from '#texts/strategy/texts.ts';

export const strategyTexts: Record<Language, StrategyTexts> = { de, en, fr };
