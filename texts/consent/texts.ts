/** The sentences a person agrees to. A change of wording is a new `CONSENT_VERSION`: the server keeps the sentence with the consent. */
export interface ConsentTexts {
  /** `terms` and `privacy` are the words that carry the links. */
  agreement: (words: { terms: string; privacy: string }) => string;
  terms: string;
  privacy: string;
  updates: string;
  /** Above the box: who receives the request. */
  handOver: (partners: string) => string;
  handOverUnnamed: string;
}
