import compose from '#widgets/chat/compose/compose.css?inline';
import messages from '#widgets/chat/messages/messages.css?inline';
import progress from '#widgets/chat/progress/progress.css?inline';
import chat from '#widgets/chat/styles.css?inline';
import base from '#widgets/shared/base.css?inline';
import tokens from '#widgets/shared/tokens.css?inline';
import potential from '#widgets/shared/ui/potential.css?inline';
import toast from '#widgets/shared/ui/toast.css?inline';
import ui from '#widgets/shared/ui/ui.css?inline';

/** What the chat needs from its first frame on. */
export const chatStyles: readonly string[] = [tokens, base, ui, potential, toast, chat, compose, messages, progress];
