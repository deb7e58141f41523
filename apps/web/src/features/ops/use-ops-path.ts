import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Returns the path of the console page, and redirects an earlier address to it. Its search, a filter perhaps, stays. */
export const useOpsPath = (): string => {
  const [location, navigate] = useLocation();
  const path = EARLIER_PATHS[location] ?? location;
  useEffect(() => {
    if (path !== location) navigate(path + window.location.search, { replace: true });
  }, [path, location, navigate]);
  return path;
};

const EARLIER_PATHS: Readonly<Record<string, string>> = { '/ops/feeds': '/ops/sources' };
