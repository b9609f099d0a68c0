/** Where the header's "Get Started" leads: the chat, wherever it stands on the home page. */
export const CHAT_ANCHOR = 'chat-section';
/** Where "Begin" leads: the strategy check, first of the ways to an assessment. */
export const ASSESSMENT_ANCHOR = 'assessment-section';
