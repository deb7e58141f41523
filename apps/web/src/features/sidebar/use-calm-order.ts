import { useRef, useState } from 'react';

/**
 * What is followed comes first, so following moves a row. It moves only when nobody is at the list: under a pointer
 * or a focused key the rows keep the order they had, and new ones come last.
 */
export const useCalmOrder = <T extends { id: number }>(items: T[]) => {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const order = useRef<number[]>([]);
  if (!pointed && !focused) order.current = items.map(({ id }) => id);

  const place = ({ id }: T) => (order.current.includes(id) ? order.current.indexOf(id) : items.length);
  return {
    ordered: items.toSorted((a, b) => place(a) - place(b)),
    calm: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event: React.FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
};
