import type { AnswerPage } from '#host-site/pages/answers/answer-pages.ts';

interface Titled {
  title: string;
  description: string;
}

export interface AnswersTexts {
  index: Titled;
  pages: Record<AnswerPage, Titled>;
  /** Who speaks in the answers. */
  voice: string;
  /** Above the list of a page's questions. */
  contents: string;
  /** Where countries differ. */
  holdsFor: (country: string) => string;
  /** Followed by the names of the other countries, each a link. */
  others: string;
  onwards: { title: string; text: string; check: string; ask: string };
}
