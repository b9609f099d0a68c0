import { defineQuestionnaire, prepareQuestionnaire } from '#widgets/questionnaire/element.ts';
import { cameFrom } from '#widgets/shared/define-widget/script-origin.ts';

cameFrom(import.meta.url);
prepareQuestionnaire();
/** A task of its own: reading the script and drawing the first step together would block a slow phone. */
setTimeout(defineQuestionnaire);
