/** Of all the ways through a product those that every run goes, by their place; with DEEP, all of them. */
export const waysOf = <Way>(all: readonly Way[], always: readonly number[]): Way[] =>
  all.filter((_, index) => process.env.DEEP || always.includes(index));
