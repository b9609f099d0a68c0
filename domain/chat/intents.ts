/** What a visitor wants beside an answer: the summary by mail as far as it goes, or a person to speak to. */
export const chatIntents = ['email', 'person'] as const;
export type ChatIntent = (typeof chatIntents)[number];
