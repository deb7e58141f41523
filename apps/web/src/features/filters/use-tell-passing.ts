import { useLayoutEffect, useMemo } from 'react';
import { passing as rule } from '#libs/contracts/filters';
import { passing } from '../../lib/filters';
import { useFilters } from './use-filters';
import { useSurroundings } from './use-surroundings';

/** Tells the page which events pass: the rules are in a file of their own, with whoever uses this. */
export const useTellPassing = () => {
  const on = useFilters();
  const { surroundings, retry } = useSurroundings();
  const passes = useMemo(() => surroundings && rule(on, surroundings), [on, surroundings]);
  useLayoutEffect(() => passing.write(passes ? { passes } : retry ? { retry } : null), [passes, retry]);
};
