/** Where the header's "Get Started" leads: the chat, wherever it stands on the home page. */
export const CHAT_ANCHOR = 'chat-section';
