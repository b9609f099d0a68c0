import { type StepNumber, TOTAL_STEPS } from '#domain/questionnaire/steps.ts';
import type { TabHistory } from '#widgets/shared/tab-history.ts';

/** A step, or the results that follow the last. */
export type Place = StepNumber | typeof RESULTS;
export const RESULTS = 5;

interface Mark {
  place: Place;
  /** How many places of the same questionnaire lie before it in the tab's history. */
  depth: number;
}

export interface Places {
  /** The visitor goes on; the browser's way back then leads to where that was. */
  advance(from: Place, to: Place): void;
  /** The visitor has gone back within the questionnaire; the browser follows, where it came that way. */
  retreat(from: Place): void;
  /** Runs `goTo` when the browser goes back or forward to a place; the reply ends it. */
  follow(goTo: (place: Place) => void): () => void;
}

function isMark(value: unknown): value is Mark {
  const { place, depth } = (value ?? {}) as Partial<Mark>;
  return Number.isInteger(depth) && Number.isInteger(place) && Number(place) >= 1 && Number(place) <= TOTAL_STEPS + 1;
}

/** The way through the questionnaire in the tab's history, so that the browser's back goes a step back before it leaves. */
export function createPlaces(history: TabHistory, key: string): Places {
  let isRetreating = false;
  const mark = () => {
    const noted = history.read(key);
    return isMark(noted) ? noted : undefined;
  };
  return {
    advance(from, to) {
      const depth = mark()?.depth ?? 0;
      history.note(key, { place: from, depth });
      history.add(key, { place: to, depth: depth + 1 });
    },
    retreat(from) {
      const here = mark();
      if (isRetreating || here?.place !== from || here.depth === 0) return;
      isRetreating = true;
      history.back();
    },
    follow: (goTo) =>
      history.onMove(() => {
        const here = mark();
        if (here && !isRetreating) goTo(here.place);
        isRetreating = false;
      }),
  };
}
