import type { en } from '#host-site/texts/legal/testing/en.ts';

/** How each cell of docs/privacy.md is said. */
export type Said = Readonly<Record<keyof typeof en, RegExp>>;
