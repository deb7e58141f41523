import { useLocation } from 'wouter';

/** Returns the `aria-current` of a link to a main page. Pages below it count: an event belongs to the events. */
export const useCurrentPage = () => {
  const [location] = useLocation();
  return (path: string): 'page' | true | undefined => {
    if (location === path) return 'page';
    return (path === '/' && location.startsWith('/event/')) || undefined;
  };
};
