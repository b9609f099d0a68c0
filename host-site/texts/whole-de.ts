import { de as site } from '#host-site/texts/de.ts';
import { de as landing } from '#host-site/texts/home/de.ts';
import type { Texts } from '#host-site/texts/texts.ts';
import { de as home } from '#texts/home/de.ts';
import { de as milestones } from '#texts/milestones/de.ts';

export const texts: Texts = { site, landing, home, milestones };
