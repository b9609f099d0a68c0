import { inEachLanguage, type Language } from '#domain/place.ts';

let current: Readings | undefined;

/** What was read of the texts of one turn; gone with it. */
export class Readings {
  readonly #found = new Map<unknown, Map<string, unknown>>();

  /** Within `work` each text is read once. For work that does not wait: nobody else's texts come in between. */
  within<Result>(work: () => Result): Result {
    const before = current;
    current = this;
    try {
      return work();
    } finally {
      current = before;
    }
  }

  forget(): void {
    this.#found.clear();
  }

  of<Found>(reader: unknown): Map<string, Found> {
    const known = (this.#found.get(reader) ?? new Map()) as Map<string, Found>;
    this.#found.set(reader, known);
    return known;
  }
}

/** Within the turn that is being answered, or else one of its own. */
export const withinTurn = <Result>(work: () => Result): Result => (current ? work() : new Readings().within(work));

/** Reads a text once within a turn, however many ask for it, and each time outside of one. Who asks leaves what was found as it is. */
export function readOnce<Found>(read: (text: string) => Found): (text: string) => Found {
  return (text) => {
    const found = current?.of<Found>(read);
    const known = found?.get(text);
    if (known !== undefined) return known;
    const made = read(text);
    found?.set(text, made);
    return made;
  };
}

/** The same for what is read in a language. */
export function readOnceIn<Found>(
  read: (text: string, language: Language) => Found,
): (text: string, language: Language) => Found {
  const ofLanguages = inEachLanguage((language) => readOnce((text) => read(text, language)));
  return (text, language) => ofLanguages[language](text);
}
