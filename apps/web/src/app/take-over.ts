import type { QueryClient } from '@tanstack/react-query';
import { WIDE } from '../lib/assumed';
import { queries } from '../lib/queries';
import { type Known, tell } from './first-screen';

const LONGEST_MS = 8000;

/**
 * Whether the page came with its list, drawn for somebody like this one; then `client` knows everything it was drawn from.
 * Otherwise nothing is left of what the server drew.
 */
export const takeOver = async (client: QueryClient): Promise<boolean> => {
  await wholePage();
  const known = drawnForThis() ? readKnown() : null;
  const events = known && (await within(LONGEST_MS, client.fetchQuery(queries.events)));
  if (!known || !events) {
    delete document.body.dataset['drawnFor'];
    return false;
  }
  tell(client, known, events, { old: true });
  client.invalidateQueries({ queryKey: queries.town.queryKey, refetchType: 'none' });
  return true;
};

const drawnForThis = () =>
  document.documentElement.dataset['visit'] === 'new' &&
  document.body.dataset['drawnFor'] === (matchMedia(WIDE).matches ? 'wide' : 'narrow') &&
  location.pathname === '/';

const readKnown = (): Known | null => JSON.parse(document.getElementById('known')?.textContent ?? 'null');

/** Scripts can be faster than the page they belong to. */
const wholePage = () =>
  document.readyState === 'loading' && new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

/** Null when it fails or takes longer. */
const within = <T>(milliseconds: number, answer: Promise<T>): Promise<T | null> =>
  Promise.race([answer.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null))]);
