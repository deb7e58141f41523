import { useLocation } from 'wouter';

/** Pages below a main page count: an event belongs to the events. */
export const useCurrentPage = () => {
  const [location] = useLocation();
  return (path: string): 'page' | true | undefined => {
    if (location === path) return 'page';
    return (path === '/' && location.startsWith('/event/')) || undefined;
  };
};
