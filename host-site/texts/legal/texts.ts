export interface LegalSection {
  /** What links elsewhere lead to. */
  id?: string;
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}

export interface LegalPageTexts {
  title: string;
  updated: string;
  sections: readonly LegalSection[];
}

export interface LegalTexts {
  demo: string;
  imprint: LegalPageTexts;
  privacy: LegalPageTexts;
  terms: LegalPageTexts;
}
