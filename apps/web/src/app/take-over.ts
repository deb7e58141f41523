import type { QueryClient } from '@tanstack/react-query';
import { pagePath, readablePath } from '#libs/contracts';
import { WIDE } from '../lib/assumed';
import { queries } from '../lib/queries';
import { sessionKey } from '../lib/session';
import { type Known, tell, tellTown } from './first-screen';
import { eventPage } from './routes';

const LONGEST_MS = 8000;

/**
 * The key of this device, where the page came drawn for somebody like this one; then `client` knows everything it was drawn
 * from. Otherwise nothing is left of what the server drew, and `client` knows the town only.
 */
export const takeOver = async (client: QueryClient): Promise<string | undefined> => {
  await wholePage();
  const drawn = readKnown();
  const known = drawnForThis() ? drawn : null;
  const events = known?.home && (await within(LONGEST_MS, client.fetchQuery(queries.events)));
  // Until it is there, the page would show nothing where the event stands; from there the way leads back to the list.
  const page = known?.event && (await within(LONGEST_MS, eventPage.fetch()));
  if (known?.event) client.prefetchQuery(queries.events);
  if (!known || events === null || page === null) {
    delete document.body.dataset['drawnFor'];
    if (drawn) tellTown(client, drawn.town);
    askTownAgain(client);
    return undefined;
  }
  const key = sessionKey();
  tell(client, location.pathname, known, events, { key, old: true });
  askTownAgain(client);
  return key;
};

/** Once the page stands. */
const askTownAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: queries.town.queryKey, refetchType: 'none' });

const drawnForThis = () =>
  document.documentElement.dataset['visit'] === 'new' &&
  document.body.dataset['drawnFor'] === (matchMedia(WIDE).matches ? 'wide' : 'narrow');

/** Of a page whose address is written otherwise than it will be, nothing is known. */
const readKnown = (): Known | null => {
  const { pathname } = location;
  if (readablePath(pagePath(pathname)) !== readablePath(pathname)) return null;
  return JSON.parse(document.getElementById('known')?.textContent ?? 'null');
};

/** Scripts can be faster than the page they belong to. */
const wholePage = () =>
  document.readyState === 'loading' && new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

/** Null when it fails or takes longer. */
const within = <T>(milliseconds: number, answer: Promise<T>): Promise<T | null> =>
  Promise.race([answer.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null))]);
