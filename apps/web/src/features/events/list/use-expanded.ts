import { useCallback, useState } from 'react';

/** Which rows show their details. They stay open while they are scrolled away. */
export const useExpanded = () => {
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    (id: number) =>
      setExpanded((known) => (known.has(id) ? new Set([...known].filter((other) => other !== id)) : new Set([...known, id]))),
    [],
  );
  return { expanded, toggle };
};
