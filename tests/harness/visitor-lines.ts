import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { Visitor } from '#tests/chat-corpus/chat-case.ts';
import { testLanguages } from '#tests/languages/all.ts';

/** The lines of one person in the order that tests/chat-corpus/README.md sets. */
export class VisitorLines {
  readonly #answers = new Map<OpenQuestion, string[]>();
  readonly #said = new Map<OpenQuestion, string>();
  readonly #asides: string[];
  readonly #decline: string;
  #isAsideNext = false;

  constructor({ says, language }: Visitor) {
    for (const [asked, lines] of Object.entries(says.answers)) this.#answers.set(asked as OpenQuestion, [...lines]);
    this.#asides = [...says.asides];
    this.#decline = testLanguages[language].declines;
  }

  /** What is said to a question, or, when nothing is asked, of what is left over. */
  next(asked: OpenQuestion | undefined): string | undefined {
    const isAside = this.#isAsideNext || asked === undefined;
    this.#isAsideNext = false;
    const aside = isAside ? this.#asides.shift() : undefined;
    if (aside !== undefined) return aside;
    const question = asked ?? [...this.#answers].find(([, lines]) => lines.length > 0)?.[0];
    if (question === undefined) return undefined;
    this.#isAsideNext = asked !== undefined;
    return this.#answer(question, asked === undefined);
  }

  /** What was said while nobody asked is said once more to who asks later. */
  #answer(question: OpenQuestion, isUnasked: boolean): string {
    const line = this.#answers.get(question)?.shift();
    if (line !== undefined && isUnasked) this.#said.set(question, line);
    const again = this.#said.get(question);
    if (!isUnasked) this.#said.delete(question);
    return line ?? again ?? this.#asides.shift() ?? this.#decline;
  }
}
