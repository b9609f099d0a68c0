import type { FailureCode, FieldProblem } from '#domain/failure.ts';
import type { Language } from '#domain/place.ts';
import { de } from '#texts/failures/account/de.ts';
import { en } from '#texts/failures/account/en.ts';
import { fr } from '#texts/failures/account/fr.ts';
import { failureTexts as ofWidgets } from '#texts/failures/all.ts';
import type { AccountFailureTexts, FailureTexts } from '#texts/failures/texts.ts';

interface WholeFailureTexts {
  titles: Record<FailureCode, string>;
  details: Record<FailureCode, string>;
  fields: Record<FieldProblem, string>;
}

const joined = (widgets: FailureTexts, account: AccountFailureTexts): WholeFailureTexts => ({
  titles: { ...widgets.titles, ...account.titles },
  details: { ...widgets.details, ...account.details },
  fields: { ...widgets.fields, ...account.fields },
});

/** Sentences for everything that can go wrong, as the server answers it. */
export const failureTexts: Record<Language, WholeFailureTexts> = {
  de: joined(ofWidgets.de, de),
  en: joined(ofWidgets.en, en),
  fr: joined(ofWidgets.fr, fr),
};
