import type { Language } from '#domain/place.ts';
import { de } from '#widgets/shared/summary-dialog/texts/de.ts';
import { en } from '#widgets/shared/summary-dialog/texts/en.ts';
import { fr } from '#widgets/shared/summary-dialog/texts/fr.ts';
import type { SummaryDialogTexts } from '#widgets/shared/summary-dialog/texts/texts.ts';

export const summaryDialogTexts: Record<Language, SummaryDialogTexts> = { de, en, fr };
