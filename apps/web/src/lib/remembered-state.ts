import { useState } from 'react';

/** State that survives leaving and reopening a page, until the document is reloaded. */
export const rememberedState = <T>(first: T) => {
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
