/** How a language speaks of a solar system; parts of regular expressions over folded text, lower case and without accents. */
export interface SolarWords {
  /** Names the thing. */
  solar: string;
  /** Goes on with what the sentence before named. */
  goesOn: string;
  /** What is wished for, planned, past, or somebody else's. */
  notOwn: string;
  /** Asks of one, or of the money for one; where nobody says to have it, it is not there. */
  asks: string;
  has: string;
  /** Things with a power or an age of their own. */
  otherThing: string;
  /** Where it stands: no other thing. */
  place: string;
  /** Before the year in which it was built. */
  since: string;
  /** Between that and the year: "about", "the year". */
  nearly: string;
  /** A number of years, as `#`. */
  ageInYears: readonly string[];
  satisfied: string;
  unsatisfied: string;
}
