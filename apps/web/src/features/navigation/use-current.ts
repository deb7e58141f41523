import { useLocation } from 'wouter';

/** How a link to a main page says that one is there, or further in: the page of an event belongs to the events. */
export const useCurrent = () => {
  const [location] = useLocation();
  return (path: string): 'page' | true | undefined => {
    if (location === path) return 'page';
    return (path === '/' && location.startsWith('/event/')) || undefined;
  };
};
