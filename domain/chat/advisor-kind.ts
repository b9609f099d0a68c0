/** Who speaks, for people and machines (EU AI Act, article 50): `automatic` answers by rules, `ai` with a language model. */
export const advisorKinds = ['automatic', 'ai'] as const;
export type AdvisorKind = (typeof advisorKinds)[number];

/** Where a page learns who answers before anybody has said a word: beside the widgets' own files, so that it asks for nothing else. */
export const ADVISOR_PATH = '/embed/v1/advisor.json';
