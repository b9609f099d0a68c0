import { useState } from 'react';

/** Tells apart the copies of this module in the files that draw into one shadow root. */
const copy = Math.random().toString(36).slice(2, 7);
let count = 0;

/** An id that no other part of the element has. The runtime's `useId` counts from the start in each tree, and an element can hold several. */
export function useOwnId(): string {
  const [id] = useState(() => {
    count += 1;
    return `w${copy}${count}`;
  });
  return id;
}
