import { fr as site } from '#host-site/texts/fr.ts';
import { fr as landing } from '#host-site/texts/home/fr.ts';
import type { Texts } from '#host-site/texts/texts.ts';
import { fr as home } from '#texts/home/fr.ts';
import { fr as milestones } from '#texts/milestones/fr.ts';

export const texts: Texts = { site, landing, home, milestones };
