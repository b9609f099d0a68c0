/** How people say who they are and where they live. Patterns without flags; case does not count unless said. */
export interface PersonalWords {
  /** What stands before a name: "my name is". */
  introductions: readonly string[];
  /** Between the parts of a name: "van". */
  particles: readonly string[];
  /** Joins two names. */
  and: string;
  /** "Mrs", "Herr". */
  titles: readonly string[];
  /** What a letter ends with before its writer's name. */
  farewells: readonly string[];
  /** A street and its number, as one pattern; `NAME` is a name of a few words, `NUMBER` that of a house. */
  streets: readonly string[];
}
