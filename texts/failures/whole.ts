import type { FailureCode, FieldProblem } from '#domain/failure.ts';
import { inEachLanguage, type Language } from '#domain/place.ts';
import { de } from '#texts/failures/account/de.ts';
import { en } from '#texts/failures/account/en.ts';
import { fr } from '#texts/failures/account/fr.ts';
import { failureTexts as ofWidgets } from '#texts/failures/all.ts';
import type { AccountFailureTexts, FailureTexts, WrongCallTexts } from '#texts/failures/texts.ts';
import { de as wrongDe } from '#texts/failures/wrong-calls/de.ts';
import { en as wrongEn } from '#texts/failures/wrong-calls/en.ts';
import { fr as wrongFr } from '#texts/failures/wrong-calls/fr.ts';

interface WholeFailureTexts {
  titles: Record<FailureCode, string>;
  details: Record<FailureCode, string>;
  fields: Record<FieldProblem, string>;
}

const ofAccounts: Record<Language, AccountFailureTexts> = { de, en, fr };
const ofWrongCalls: Record<Language, WrongCallTexts> = { de: wrongDe, en: wrongEn, fr: wrongFr };

const joined = (widgets: FailureTexts, account: AccountFailureTexts, wrong: WrongCallTexts): WholeFailureTexts => ({
  titles: { ...widgets.titles, ...account.titles, ...wrong.titles },
  details: { ...widgets.details, ...account.details, ...wrong.details },
  fields: { ...widgets.fields, ...account.fields },
});

/** Sentences for everything that can go wrong, as the server answers it. */
export const failureTexts = inEachLanguage((language) =>
  joined(ofWidgets[language], ofAccounts[language], ofWrongCalls[language]),
);
