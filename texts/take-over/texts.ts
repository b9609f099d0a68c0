/** Why the built-in adviser answers in place of the AI. */
export type TakeOver = 'failed' | 'budget' | 'untrue';

/** What it says first. */
export type TakeOverTexts = Record<TakeOver, string>;
