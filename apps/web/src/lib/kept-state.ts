import { useState } from 'react';

/** State that is found as it was left by whoever comes back to a page, until the page is loaded anew. */
export const keptState = <T>(first: T) => {
  let left = first;
  return () => {
    const [now, set] = useState(left);
    const keep = (next: T) => {
      left = next;
      set(() => next);
    };
    return [now, keep] as const;
  };
};
