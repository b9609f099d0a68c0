import type { Language } from '#domain/place.ts';
import { de as chargingDe } from '#texts/adviser/details/charging/de.ts';
import { en as chargingEn } from '#texts/adviser/details/charging/en.ts';
import { fr as chargingFr } from '#texts/adviser/details/charging/fr.ts';
import { de as heatingDe } from '#texts/adviser/details/heating/de.ts';
import { en as heatingEn } from '#texts/adviser/details/heating/en.ts';
import { fr as heatingFr } from '#texts/adviser/details/heating/fr.ts';
import { de as livingDe } from '#texts/adviser/details/living/de.ts';
import { en as livingEn } from '#texts/adviser/details/living/en.ts';
import { fr as livingFr } from '#texts/adviser/details/living/fr.ts';
import { de as moneyDe } from '#texts/adviser/details/money/de.ts';
import { en as moneyEn } from '#texts/adviser/details/money/en.ts';
import { fr as moneyFr } from '#texts/adviser/details/money/fr.ts';
import { de as powerDe } from '#texts/adviser/details/power/de.ts';
import { en as powerEn } from '#texts/adviser/details/power/en.ts';
import { fr as powerFr } from '#texts/adviser/details/power/fr.ts';
import { de as serviceDe } from '#texts/adviser/details/service/de.ts';
import { en as serviceEn } from '#texts/adviser/details/service/en.ts';
import { fr as serviceFr } from '#texts/adviser/details/service/fr.ts';
import { de as solarDe } from '#texts/adviser/details/solar/de.ts';
import { en as solarEn } from '#texts/adviser/details/solar/en.ts';
import { fr as solarFr } from '#texts/adviser/details/solar/fr.ts';
import { de as subsidiesDe } from '#texts/adviser/details/subsidies/de.ts';
import { en as subsidiesEn } from '#texts/adviser/details/subsidies/en.ts';
import { fr as subsidiesFr } from '#texts/adviser/details/subsidies/fr.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';
import type { Told } from '#texts/adviser/topics/topic.ts';

type Details = Record<TopicId, Readonly<Record<string, Told>>>;

const de: Details = {
  ...moneyDe,
  ...subsidiesDe,
  ...solarDe,
  ...powerDe,
  ...heatingDe,
  ...chargingDe,
  ...livingDe,
  ...serviceDe,
};

const en: Details = {
  ...moneyEn,
  ...subsidiesEn,
  ...solarEn,
  ...powerEn,
  ...heatingEn,
  ...chargingEn,
  ...livingEn,
  ...serviceEn,
};

const fr: Details = {
  ...moneyFr,
  ...subsidiesFr,
  ...solarFr,
  ...powerFr,
  ...heatingFr,
  ...chargingFr,
  ...livingFr,
  ...serviceFr,
};

/** The answers to particular questions, in all languages at once, for the server. */
export const detailTexts: Record<Language, Details> = { de, en, fr };
