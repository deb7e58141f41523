import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';

/** How far something begins below the top of the page, px. */
export const useTopOf = (element: RefObject<HTMLElement | null>) => {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const read = () => {
      const top = element.current && Math.round(element.current.getBoundingClientRect().top + window.scrollY);
      if (top !== null) startTransition(() => setTop(top));
    };
    // Whatever comes or goes above it makes the page longer or shorter.
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    read();
    return () => observer.disconnect();
  }, [element]);
  return top;
};
