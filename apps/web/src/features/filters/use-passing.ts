import { useDeferredValue, useMemo } from 'react';
import type { TownEvent } from '#libs/contracts';
import { useFilters } from '../../lib/filters';
import { useRules } from './use-rules';
import { useSurroundings } from './use-surroundings';

type Passing =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  /** Nothing to pass while no filter is on. */
  | { state: 'ready'; passes?: (event: TownEvent) => boolean };

/** Whether an event passes the filters that are on. */
export const usePassing = (): Passing => {
  // Choosing stays quick however long the list is.
  const on = useDeferredValue(useFilters());
  const isOn = on.length > 0;
  const { rules, ...file } = useRules(isOn);
  const { surroundings, ...around } = useSurroundings(rules);
  const passes = useMemo(() => {
    return rules && surroundings && isOn ? rules.passing(on, surroundings) : undefined;
  }, [rules, surroundings, isOn, on]);
  if (!isOn || passes) return { state: 'ready', passes };
  if (file.failed) return { state: 'failed', retry: file.retry };
  return around.failed ? { state: 'failed', retry: around.retry } : { state: 'loading' };
};
