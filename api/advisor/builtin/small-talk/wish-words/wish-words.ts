/** How a form is wished for. */
export interface WishWords {
  /** The words that such a wish is made of. */
  spelled: string;
  /** Begins a question for the reason, which refuses nothing. */
  why: readonly string[];
  /** Stands before what is wished instead. */
  but: readonly string[];
}
