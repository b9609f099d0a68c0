import type { Language } from '#domain/place.ts';
import { de } from '#widgets/chat/consultation/texts/de.ts';
import { en } from '#widgets/chat/consultation/texts/en.ts';
import { fr } from '#widgets/chat/consultation/texts/fr.ts';
import type { ConsultationTexts } from '#widgets/chat/consultation/texts/texts.ts';

export const consultationTexts: Record<Language, ConsultationTexts> = { de, en, fr };
