import type { Language } from '#domain/place.ts';
import type { AnswerPage } from '#host-site/pages/answers/answer-pages.ts';
import { groupsOf } from '#host-site/texts/answers/topics.ts';
import { textLoader } from '#host-site/texts/text-loader.ts';
import type { TopicGroup, TopicId } from '#texts/adviser/topics/ids.ts';
import type { Told } from '#texts/adviser/topics/topic.ts';

type Details = Partial<Record<TopicId, Readonly<Record<string, Told>>>>;

/** As the topics, each group by itself. */
const load: Record<TopicGroup, (language: Language) => Details> = {
  money: textLoader<Details>({
    de: async () => (await import('#texts/adviser/details/money/de.ts')).de,
    en: async () => (await import('#texts/adviser/details/money/en.ts')).en,
    fr: async () => (await import('#texts/adviser/details/money/fr.ts')).fr,
  }),
  subsidies: textLoader<Details>({
    de: async () => (await import('#texts/adviser/details/subsidies/de.ts')).de,
    en: async () => (await import('#texts/adviser/details/subsidies/en.ts')).en,
    fr: async () => (await import('#texts/adviser/details/subsidies/fr.ts')).fr,
  }),
  solar: textLoader<Details>({
    de: async () => (await import('#texts/adviser/details/solar/de.ts')).de,
    en: async () => (await import('#texts/adviser/details/solar/en.ts')).en,
    fr: async () => (await import('#texts/adviser/details/solar/fr.ts')).fr,
  }),
  power: textLoader<Details>({
    de: async () => (await import('#texts/adviser/details/power/de.ts')).de,
    en: async () => (await import('#texts/adviser/details/power/en.ts')).en,
    fr: async () => (await import('#texts/adviser/details/power/fr.ts')).fr,
  }),
  heating: textLoader<Details>({
    de: async () => (await import('#texts/adviser/details/heating/de.ts')).de,
    en: async () => (await import('#texts/adviser/details/heating/en.ts')).en,
    fr: async () => (await import('#texts/adviser/details/heating/fr.ts')).fr,
  }),
  charging: textLoader<Details>({
    de: async () => (await import('#texts/adviser/details/charging/de.ts')).de,
    en: async () => (await import('#texts/adviser/details/charging/en.ts')).en,
    fr: async () => (await import('#texts/adviser/details/charging/fr.ts')).fr,
  }),
  living: textLoader<Details>({
    de: async () => (await import('#texts/adviser/details/living/de.ts')).de,
    en: async () => (await import('#texts/adviser/details/living/en.ts')).en,
    fr: async () => (await import('#texts/adviser/details/living/fr.ts')).fr,
  }),
  service: textLoader<Details>({
    de: async () => (await import('#texts/adviser/details/service/de.ts')).de,
    en: async () => (await import('#texts/adviser/details/service/en.ts')).en,
    fr: async () => (await import('#texts/adviser/details/service/fr.ts')).fr,
  }),
};

/** What is asked in particular of the topics a page tells of, and of others of their groups. */
export const useDetails = (page: AnswerPage, language: Language): Details =>
  Object.assign({}, ...groupsOf[page].map((group) => load[group](language)));
