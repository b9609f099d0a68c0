import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { Language } from '#domain/place.ts';
import type { Visitor } from '#tests/chat-corpus/chat-case.ts';

/** What somebody says who is asked for what they do not want to tell. */
const declines: Record<Language, string> = {
  de: 'Das möchte ich nicht sagen.',
  en: 'I would rather not say.',
  fr: 'Je préfère ne pas le dire.',
};

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
    this.#decline = declines[language];
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
