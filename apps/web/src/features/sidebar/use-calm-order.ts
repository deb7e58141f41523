import { type FocusEvent, useRef, useState } from 'react';

/** Following moves a row to the top, but not while pointer or focus is in the list. New rows come last. */
export const useCalmOrder = <T>(items: T[], keyOf: (item: T) => string | number) => {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const order = useRef<(string | number)[]>([]);
  if (!pointed && !focused) order.current = items.map(keyOf);

  const place = (item: T) => (order.current.includes(keyOf(item)) ? order.current.indexOf(keyOf(item)) : items.length);
  return {
    ordered: items.toSorted((a, b) => place(a) - place(b)),
    calm: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
};
