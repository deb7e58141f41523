import { useCallback, useState } from 'react';

/** Rows stay expanded when they are scrolled out of view. */
export const useExpanded = () => {
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    (id: number) =>
      setExpanded((before) => (before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]))),
    [],
  );
  return { expanded, toggle };
};
