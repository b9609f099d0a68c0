import { defineAll } from 'virtual:define-all';
import { cameFrom } from '#widgets/shared/define-widget/script-origin.ts';

/** For pages without module scripts: every widget in one classic file. */
const script = document.currentScript;
cameFrom(script instanceof HTMLScriptElement ? script.src : undefined);
defineAll();
