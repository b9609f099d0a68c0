import { defineChat, prepareChat } from '#widgets/chat/element.ts';
import { cameFrom } from '#widgets/shared/define-widget/script-origin.ts';

cameFrom(import.meta.url);
prepareChat();
/** A task of its own: reading the script and drawing the chat together would block a slow phone. */
setTimeout(defineChat);
