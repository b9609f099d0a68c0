/** Where the header's "Get Started" leads: the chat, wherever it stands on the home page. */
export const CHAT_ANCHOR = 'chat-section';
/** Where "Begin" leads: the strategy check, first of the ways to an assessment. */
export const ASSESSMENT_ANCHOR = 'assessment-section';
/** The sections of the home page. Source: assessment-flows, section 2. */
export const sectionAnchors = {
  home: 'home',
  solutions: 'solutions',
  howItWorks: 'how-it-works',
  partners: 'partners',
} as const;
