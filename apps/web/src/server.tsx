import { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { type DrawPage, eventInPath, newSessionKey, type OneEvent, type TownEvent } from '#libs/contracts';
import { App } from './app/app';
import { type Home, type Known, tell } from './app/first-screen';
import { eventPage } from './app/routes';

export const drawPage: DrawPage = async (ask, path, wide) => {
  const [known, events] = await Promise.all([knowledge(ask, path), path === '/' ? ask<TownEvent[]>('/events') : undefined]);
  await eventPage.fetch();
  const client = new QueryClient();
  tell(client, path, known, events, { key: NOBODY, old: false });
  const html = renderToString(
    <StrictMode>
      <Router ssrPath={path}>
        <App client={client} newcomer={NOBODY} wide={wide} />
      </Router>
    </StrictMode>,
  );
  client.clear();
  return { html, known };
};

const knowledge = async (ask: Parameters<DrawPage>[0], path: string): Promise<Known> => {
  const idOrSlug = eventInPath(path);
  const [town, organizations, preferences, home, event] = await Promise.all([
    ask<Known['town']>('/town'),
    ask<Known['organizations']>('/organizations'),
    ask<Known['preferences']>(`/preferences/${NOBODY}`),
    path === '/' ? homeOf(ask) : undefined,
    idOrSlug === undefined ? undefined : ask<OneEvent>(`/events/${encodeURIComponent(idOrSlug)}`),
  ]);
  return { town, organizations, preferences, home, event };
};

const homeOf = async (ask: Parameters<DrawPage>[0]): Promise<Home> => {
  const [defaults, sidebar] = await Promise.all([
    ask<Home['defaults']>('/my-almanac-defaults'),
    ask<Home['sidebar']>(`/sidebar/${NOBODY}`),
  ]);
  return { defaults, sidebar };
};

/** The key of a device on which nothing was ever done. */
const NOBODY = newSessionKey(0, new Uint8Array(16));
