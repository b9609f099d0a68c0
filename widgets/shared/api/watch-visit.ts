import { atom, type ReadableAtom } from 'nanostores';
import type { Visit, VisitMemory } from '#widgets/shared/api/visits.ts';

/** A memory of the visit that also tells of each change. */
export function watchVisit(memory: VisitMemory): { $visit: ReadableAtom<Visit | undefined>; visitMemory: VisitMemory } {
  const $visit = atom<Visit | undefined>(memory.read());
  return {
    $visit,
    visitMemory: {
      read: memory.read,
      write(visit) {
        memory.write(visit);
        $visit.set(visit);
      },
    },
  };
}
