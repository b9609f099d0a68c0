import { readFacts } from '#widgets/chat/read-facts.ts';
import { createChatStore } from '#widgets/chat/store.ts';
import { chatStyles } from '#widgets/chat/styles.ts';
import { ChatView } from '#widgets/chat/view.tsx';
import { prepareStyles } from '#widgets/shared/define-widget/adopt-styles.ts';
import { defineWidget } from '#widgets/shared/define-widget/define-widget.ts';
import { sessionMemory } from '#widgets/shared/tab-memory.ts';

export const CHAT_TAG = 'wattnest-chat';

/** Reads the style sheets and opens the tab's storage ahead of the definition, in a task of the caller's choice. */
export function prepareChat(): void {
  prepareStyles(chatStyles);
  sessionMemory().read('');
}

/** Registers `<wattnest-chat>`; safe to call twice and where there is no DOM. */
export function defineChat(): void {
  defineWidget({
    tag: CHAT_TAG,
    styles: chatStyles,
    isPrefill: (given) => readFacts(given) !== undefined,
    createStore: (context) =>
      createChatStore(context, () => import('#widgets/chat/consultation/open-consultation.tsx')),
    View: ChatView,
  });
}
