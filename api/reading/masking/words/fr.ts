import type { PersonalWords } from '#api/reading/masking/words/words.ts';

export const fr: PersonalWords = {
  introductions: ["je m[’']appelle", 'mon nom est', 'mon nom :', 'nom :'],
  particles: ['de', 'du', 'la'],
  and: 'et',
  titles: ['monsieur', 'madame', 'mademoiselle', 'm\\.', 'mme', 'mlle', 'famille'],
  farewells: ['cordialement', 'bien à vous', 'salutations', 'meilleures salutations', 'bonne journée'],
  streets: [
    "(?:NUMBER,? )?(?:rue|avenue|av\\.|chemin|ch\\.|route|rte|boulevard|bd|place|impasse|allée|quai|ruelle|sentier|montée) (?:du |de la |de l[’']|des |de |d[’'])?NAME(?: NUMBER)?",
  ],
};
