/** A stream of numbers in [0, 1) that is the same for the same seed (mulberry32, public domain, T. Ettinger 2017). */
function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export class Dice {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = seededRandom(seed);
  }

  chance(share: number): boolean {
    return this.#next() < share;
  }

  /** A multiple of `step` from `least` to `most`, both included. */
  number(least: number, most: number, step = 1): number {
    return least + step * Math.floor(this.#next() * ((most - least) / step + 1));
  }

  one<Item>(items: readonly Item[]): Item {
    const item = items[this.number(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to choose from');
    return item;
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, rank: this.#next() }))
      .sort((first, second) => first.rank - second.rank)
      .map(({ item }) => item);
  }
}
