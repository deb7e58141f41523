import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far something begins below the top of the page, px. */
export const useTopOf = (element: RefObject<HTMLElement | null>) => {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const read = () => element.current && setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    // Whatever comes or goes above it makes the page longer or shorter.
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    read();
    return () => observer.disconnect();
  }, [element]);
  return top;
};
