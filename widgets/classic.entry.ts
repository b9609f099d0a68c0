import { defineChat } from '#widgets/chat/element.ts';
import { defineQuestionnaire } from '#widgets/questionnaire/element.ts';
import { cameFrom } from '#widgets/shared/define-widget/script-origin.ts';

/** For pages without module scripts: every widget in one classic file. */
const script = document.currentScript;
cameFrom(script instanceof HTMLScriptElement ? script.src : undefined);
defineChat();
defineQuestionnaire();
