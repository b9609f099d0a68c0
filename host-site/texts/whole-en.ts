import { en as site } from '#host-site/texts/en.ts';
import { en as landing } from '#host-site/texts/home/en.ts';
import type { Texts } from '#host-site/texts/texts.ts';
import { en as home } from '#texts/home/en.ts';
import { en as milestones } from '#texts/milestones/en.ts';

export const texts: Texts = { site, landing, home, milestones };
