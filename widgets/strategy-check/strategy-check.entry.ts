import { cameFrom } from '#widgets/shared/define-widget/script-origin.ts';
import { defineStrategyCheck, prepareStrategyCheck } from '#widgets/strategy-check/element.ts';

cameFrom(import.meta.url);
prepareStrategyCheck();
/** A task of its own: reading the script and drawing the questions together would block a slow phone. */
setTimeout(defineStrategyCheck);
