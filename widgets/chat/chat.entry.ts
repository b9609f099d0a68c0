import { defineChat, prepareChat } from '#widgets/chat/element.ts';
import { cameFrom } from '#widgets/shared/define-widget/script-origin.ts';

cameFrom(import.meta.url);
/** Tasks of their own: reading the script, preparing and drawing the chat in one would block a slow phone. */
setTimeout(prepareChat);
setTimeout(defineChat);
