import type { Language } from '#domain/place.ts';
import type { AnswerPage } from '#host-site/pages/answers/answer-pages.ts';
import { textLoader } from '#host-site/texts/text-loader.ts';
import type { TopicGroup, TopicId } from '#texts/adviser/topics/ids.ts';
import type { Topic } from '#texts/adviser/topics/topic.ts';

type Topics = Partial<Record<TopicId, Topic>>;

/** Each group is loaded by itself, in the language of its page. */
const load: Record<TopicGroup, (language: Language) => Topics> = {
  money: textLoader<Topics>({
    de: async () => (await import('#texts/adviser/topics/money/de.ts')).de,
    en: async () => (await import('#texts/adviser/topics/money/en.ts')).en,
    fr: async () => (await import('#texts/adviser/topics/money/fr.ts')).fr,
  }),
  subsidies: textLoader<Topics>({
    de: async () => (await import('#texts/adviser/topics/subsidies/de.ts')).de,
    en: async () => (await import('#texts/adviser/topics/subsidies/en.ts')).en,
    fr: async () => (await import('#texts/adviser/topics/subsidies/fr.ts')).fr,
  }),
  solar: textLoader<Topics>({
    de: async () => (await import('#texts/adviser/topics/solar/de.ts')).de,
    en: async () => (await import('#texts/adviser/topics/solar/en.ts')).en,
    fr: async () => (await import('#texts/adviser/topics/solar/fr.ts')).fr,
  }),
  power: textLoader<Topics>({
    de: async () => (await import('#texts/adviser/topics/power/de.ts')).de,
    en: async () => (await import('#texts/adviser/topics/power/en.ts')).en,
    fr: async () => (await import('#texts/adviser/topics/power/fr.ts')).fr,
  }),
  heating: textLoader<Topics>({
    de: async () => (await import('#texts/adviser/topics/heating/de.ts')).de,
    en: async () => (await import('#texts/adviser/topics/heating/en.ts')).en,
    fr: async () => (await import('#texts/adviser/topics/heating/fr.ts')).fr,
  }),
  charging: textLoader<Topics>({
    de: async () => (await import('#texts/adviser/topics/charging/de.ts')).de,
    en: async () => (await import('#texts/adviser/topics/charging/en.ts')).en,
    fr: async () => (await import('#texts/adviser/topics/charging/fr.ts')).fr,
  }),
  living: textLoader<Topics>({
    de: async () => (await import('#texts/adviser/topics/living/de.ts')).de,
    en: async () => (await import('#texts/adviser/topics/living/en.ts')).en,
    fr: async () => (await import('#texts/adviser/topics/living/fr.ts')).fr,
  }),
  service: textLoader<Topics>({
    de: async () => (await import('#texts/adviser/topics/service/de.ts')).de,
    en: async () => (await import('#texts/adviser/topics/service/en.ts')).en,
    fr: async () => (await import('#texts/adviser/topics/service/fr.ts')).fr,
  }),
};

export const groupsOf: Record<AnswerPage, readonly TopicGroup[]> = {
  answersSolar: ['money', 'solar', 'power'],
  answersHeatPump: ['money', 'heating', 'power'],
  answersCharging: ['money', 'charging'],
  answersRules: ['money', 'living', 'service'],
  subsidiesDe: ['subsidies'],
  subsidiesAt: ['subsidies'],
  subsidiesCh: ['subsidies'],
  subsidiesUs: ['subsidies'],
};

/** The topics a page tells of, and others of their groups. */
export const useTopics = (page: AnswerPage, language: Language): Topics =>
  Object.assign({}, ...groupsOf[page].map((group) => load[group](language)));
