import type { QueryClient } from '@tanstack/react-query';
import { decodePath, normalizePagePath } from '#libs/contracts';
import { queries } from '../lib/queries';
import { WIDE_SCREEN_QUERY } from '../lib/screen-width';
import { sessionKey } from '../lib/session';
import { type FirstScreenData, fillQueryCache, fillTown } from './first-screen';
import { EventPage } from './routes';

const MAX_WAIT_MS = 8000;

/** Returns this device's key if the server's page fits it, with the query cache filled. Else clears the page but for the town. */
export const adoptDrawnPage = async (client: QueryClient): Promise<string | undefined> => {
  await documentParsed();
  const drawn = readEmbeddedData();
  // Before the events: the town says how they are loaded.
  if (drawn) fillTown(client, drawn.town);
  const data = isDrawnForThisVisit() ? drawn : null;
  const firstPage = data?.home && (await withTimeout(MAX_WAIT_MS, client.fetchQuery(queries.events)));
  // Without the file of the event page, the event would disappear during hydration. The list is prefetched for the way back.
  const page = data?.event && (await withTimeout(MAX_WAIT_MS, EventPage.fetch()));
  if (data?.event) client.prefetchQuery(queries.events);
  if (!data || firstPage === null || page === null) {
    delete document.body.dataset['drawnFor'];
    refetchTown(client);
    return undefined;
  }
  const key = sessionKey();
  fillQueryCache(client, location.pathname, data, firstPage, { key, old: true });
  refetchTown(client);
  return key;
};

const refetchTown = (client: QueryClient) => client.invalidateQueries({ queryKey: queries.town.queryKey, refetchType: 'none' });

const isDrawnForThisVisit = () =>
  document.documentElement.dataset['visit'] === 'new' &&
  document.body.dataset['drawnFor'] === (matchMedia(WIDE_SCREEN_QUERY).matches ? 'wide' : 'narrow');

/** If the path is not the canonical one, the embedded data is for another page. */
const readEmbeddedData = (): FirstScreenData | null => {
  const { pathname } = location;
  if (decodePath(normalizePagePath(pathname)) !== decodePath(pathname)) return null;
  return JSON.parse(document.getElementById('known')?.textContent ?? 'null');
};

const documentParsed = () =>
  document.readyState === 'loading' && new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

const withTimeout = <T>(milliseconds: number, answer: Promise<T>): Promise<T | null> =>
  Promise.race([answer.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null))]);
