import type { LegalSection } from '#host-site/texts/legal/texts.ts';

interface Article {
  title: string;
  description: string;
  sections: readonly LegalSection[];
}

export interface CompanyTexts {
  about: Article;
  accessibility: Article;
  faq: {
    title: string;
    description: string;
    items: readonly { question: string; answer: string }[];
    /** Leads to the page that checks an offer. */
    checkOffer: string;
  };
}
