import { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import {
  createSessionKey,
  type EventDetails,
  type ListPage,
  parseEventPath,
  type RenderPage,
  type TownEvent,
} from '#libs/contracts';
import { App } from './app/app';
import { type FirstScreenData, fillQueryCache, type HomeData } from './app/first-screen';
import { EventPage } from './app/routes';

export const drawPage: RenderPage = async (ask, path, wide) => {
  const data = await readFirstScreenData(ask, path);
  const firstPage = path === '/' ? await readFirstPage(ask, data.town) : undefined;
  await EventPage.fetch();
  const client = new QueryClient();
  fillQueryCache(client, path, data, firstPage, { key: NEWCOMER_KEY, old: false });
  const html = renderToString(
    <StrictMode>
      <Router ssrPath={path}>
        <App client={client} newcomer={NEWCOMER_KEY} wide={wide} />
      </Router>
    </StrictMode>,
  );
  client.clear();
  return { html, data };
};

const readFirstScreenData = async (ask: Parameters<RenderPage>[0], path: string): Promise<FirstScreenData> => {
  const idOrSlug = parseEventPath(path);
  const [town, organizations, preferences, home, event] = await Promise.all([
    ask<FirstScreenData['town']>('/town'),
    ask<FirstScreenData['organizations']>('/organizations'),
    ask<FirstScreenData['preferences']>(`/preferences/${NEWCOMER_KEY}`),
    path === '/' ? readHomeData(ask) : undefined,
    idOrSlug === undefined ? undefined : ask<EventDetails>(`/events/${encodeURIComponent(idOrSlug)}`),
  ]);
  return { town, organizations, preferences, home, event };
};

const readFirstPage = async (ask: Parameters<RenderPage>[0], { isLarge }: FirstScreenData['town']): Promise<ListPage> =>
  isLarge ? ask('/events/coming') : { events: await ask<TownEvent[]>('/events'), until: null };

const readHomeData = async (ask: Parameters<RenderPage>[0]): Promise<HomeData> => {
  const [defaults, sidebar] = await Promise.all([
    ask<HomeData['defaults']>('/my-almanac-defaults'),
    ask<HomeData['sidebar']>(`/sidebar/${NEWCOMER_KEY}`),
  ]);
  return { defaults, sidebar };
};

const NEWCOMER_KEY = createSessionKey(0, new Uint8Array(16));
