import type { Language } from '#domain/place.ts';
import { de as chargingDe } from '#texts/adviser/topics/charging/de.ts';
import { en as chargingEn } from '#texts/adviser/topics/charging/en.ts';
import { fr as chargingFr } from '#texts/adviser/topics/charging/fr.ts';
import { de as heatingDe } from '#texts/adviser/topics/heating/de.ts';
import { en as heatingEn } from '#texts/adviser/topics/heating/en.ts';
import { fr as heatingFr } from '#texts/adviser/topics/heating/fr.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';
import { de as livingDe } from '#texts/adviser/topics/living/de.ts';
import { en as livingEn } from '#texts/adviser/topics/living/en.ts';
import { fr as livingFr } from '#texts/adviser/topics/living/fr.ts';
import { de as moneyDe } from '#texts/adviser/topics/money/de.ts';
import { en as moneyEn } from '#texts/adviser/topics/money/en.ts';
import { fr as moneyFr } from '#texts/adviser/topics/money/fr.ts';
import { de as powerDe } from '#texts/adviser/topics/power/de.ts';
import { en as powerEn } from '#texts/adviser/topics/power/en.ts';
import { fr as powerFr } from '#texts/adviser/topics/power/fr.ts';
import { de as serviceDe } from '#texts/adviser/topics/service/de.ts';
import { en as serviceEn } from '#texts/adviser/topics/service/en.ts';
import { fr as serviceFr } from '#texts/adviser/topics/service/fr.ts';
import { de as solarDe } from '#texts/adviser/topics/solar/de.ts';
import { en as solarEn } from '#texts/adviser/topics/solar/en.ts';
import { fr as solarFr } from '#texts/adviser/topics/solar/fr.ts';
import { de as subsidiesDe } from '#texts/adviser/topics/subsidies/de.ts';
import { en as subsidiesEn } from '#texts/adviser/topics/subsidies/en.ts';
import { fr as subsidiesFr } from '#texts/adviser/topics/subsidies/fr.ts';
import type { Topic } from '#texts/adviser/topics/topic.ts';

const de: Record<TopicId, Topic> = {
  ...moneyDe,
  ...subsidiesDe,
  ...solarDe,
  ...powerDe,
  ...heatingDe,
  ...chargingDe,
  ...livingDe,
  ...serviceDe,
};

const en: Record<TopicId, Topic> = {
  ...moneyEn,
  ...subsidiesEn,
  ...solarEn,
  ...powerEn,
  ...heatingEn,
  ...chargingEn,
  ...livingEn,
  ...serviceEn,
};

const fr: Record<TopicId, Topic> = {
  ...moneyFr,
  ...subsidiesFr,
  ...solarFr,
  ...powerFr,
  ...heatingFr,
  ...chargingFr,
  ...livingFr,
  ...serviceFr,
};

/** Everything the adviser knows, in all languages at once, for the server. */
export const topics: Record<Language, Record<TopicId, Topic>> = { de, en, fr };
