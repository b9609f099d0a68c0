import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** One answer; a question is drawn again only when its own changes. */
export function useAnswer<Answers, Field extends keyof Answers>(
  { $answers }: { $answers: ReadableAtom<Answers> },
  field: Field,
): Answers[Field] {
  return useSyncExternalStore($answers.listen, () => $answers.get()[field]);
}
