import { useEffect, useSyncExternalStore } from 'react';

/** The rules by which filters find events: a file that comes when the first of them is wanted. */
export type Rules = typeof import('#libs/contracts/filters');

type Fetched = { rules?: Rules; failed?: true };

const NOTHING: Fetched = {};
let state = NOTHING;
const listeners = new Set<() => void>();

const tell = (next: Fetched) => {
  state = next;
  for (const changed of listeners) changed();
};

const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

const fetchRules = () =>
  import('#libs/contracts/filters').then(
    (rules) => tell({ rules }),
    () => tell({ failed: true }),
  );

export const useRules = (wanted: boolean) => {
  const { rules, failed } = useSyncExternalStore(
    listen,
    () => state,
    () => NOTHING,
  );
  useEffect(() => {
    if (wanted && !rules && !failed) fetchRules();
  }, [wanted, rules, failed]);
  return { rules, failed, retry: () => tell(NOTHING) };
};
