import { useLocation } from 'wouter';

export const useCurrentPage = () => {
  const [location] = useLocation();
  return (path: string): 'page' | true | undefined => {
    if (location === path) return 'page';
    return (path === '/' && location.startsWith('/event/')) || undefined;
  };
};
