import type { FigureName } from '#texts/adviser/figures/figures.ts';
import type { ProperName } from '#texts/adviser/figures/proper-names.ts';

declare const checked: unique symbol;
/** A sentence or a few. Figures and names with digits stand in braces: `{kfwBase}`. Only `say` makes one. */
export type Answer = string & { readonly [checked]: true };

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type Checked<Text extends string> = Text extends `${string}${Digit}${string}`
  ? 'A figure belongs into figures.ts, with its source'
  : [NamesIn<Text>] extends [FigureName | ProperName]
    ? Text
    : 'No figure has this name';

/** An answer. A digit, or a name that is no figure, does not compile: so no figure is said without its source. */
export function say<const Text extends string>(text: Text & Checked<Text>): Answer {
  return text as string as Answer;
}

/** An answer that holds in the three countries of Europe alike. */
export const sameInEurope = (answer: Answer) => ({ de: answer, at: answer, ch: answer });

/** Several answers as one, a line each. */
export const joinAnswers = (answers: readonly Answer[]): Answer => answers.join('\n') as Answer;
