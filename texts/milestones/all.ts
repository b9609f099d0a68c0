import type { Language } from '#domain/place.ts';
import { de } from '#texts/milestones/de.ts';
import { en } from '#texts/milestones/en.ts';
import { fr } from '#texts/milestones/fr.ts';
import type { MilestoneTexts } from '#texts/milestones/texts.ts';

/** All languages at once, for the server; browsers load one. */
export const milestoneTexts: Record<Language, MilestoneTexts> = { de, en, fr };
