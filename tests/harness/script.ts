/** What a fake does with its next calls, one line a call; when the lines are used up it behaves well again. */
export interface Script<Line> {
  add(line: Line, times?: number): void;
  next(): Line | undefined;
}

export function createScript<Line>(): Script<Line> {
  const lines: { line: Line; left: number }[] = [];
  return {
    add: (line, times = 1) => void lines.push({ line, left: times }),
    next() {
      const current = lines[0];
      if (!current) return undefined;
      current.left -= 1;
      if (current.left <= 0) lines.shift();
      return current.line;
    },
  };
}

/** Answers late. The wait belongs to the fake: the code under test sees a slow vendor. */
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
