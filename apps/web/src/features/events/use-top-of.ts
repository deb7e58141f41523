import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';

/** Px from the top of the page. */
export const useTopOf = (element: RefObject<HTMLElement | null>) => {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const read = () => {
      const top = element.current && Math.round(element.current.getBoundingClientRect().top + window.scrollY);
      if (top !== null) startTransition(() => setTop(top));
    };
    // Content above the element changes the height of the page.
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    read();
    return () => observer.disconnect();
  }, [element]);
  return top;
};
