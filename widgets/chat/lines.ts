import { atom, type ReadableAtom } from 'nanostores';
import type { ChatLine } from '#widgets/chat/line.ts';

/** What was said, in order. A line that nothing changes keeps its identity. */
export interface Lines {
  $lines: ReadableAtom<readonly ChatLine[]>;
  find(id: string): ChatLine | undefined;
  /** Those that stand above a line. */
  before(id: string): readonly ChatLine[];
  add(line: ChatLine): void;
  /** Puts a reply behind the line it answers, which then is whole. */
  answer(id: string, reply: ChatLine): void;
  change(id: string, change: Partial<ChatLine>): void;
  remove(id: string): void;
  clear(): void;
}

export function createLines(said: readonly ChatLine[]): Lines {
  const $lines = atom(said);
  const all = () => $lines.get();
  return {
    $lines,
    find: (id) => all().find((line) => line.id === id),
    before: (id) =>
      all().slice(
        0,
        all().findIndex((line) => line.id === id),
      ),
    add: (line) => $lines.set([...all(), line]),
    answer(id, reply) {
      $lines.set(
        all().flatMap((line) => (line.id === id ? [{ ...line, state: 'whole', problem: undefined }, reply] : [line])),
      );
    },
    change(id, change) {
      $lines.set(all().map((line) => (line.id === id ? { ...line, ...change } : line)));
    },
    remove: (id) => $lines.set(all().filter((line) => line.id !== id)),
    clear: () => $lines.set([]),
  };
}
