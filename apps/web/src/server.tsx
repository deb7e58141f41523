import { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { newSessionKey, type TownEvent } from '#libs/contracts';
import { App } from './app/app';
import { type Known, tell } from './app/first-screen';

/**
 * The list of events as a newcomer sees it first, and what the browser needs to know to take it over. `ask` answers what a
 * browser would be told at `/api{path}`; `wide` is for windows of 1024 px and more.
 */
export const drawHome = async (ask: <T>(path: string) => Promise<T>, wide: boolean): Promise<{ html: string; known: Known }> => {
  const [events, town, organizations, defaults, sidebar, preferences] = await Promise.all([
    ask<TownEvent[]>('/events'),
    ask<Known['town']>('/town'),
    ask<Known['organizations']>('/organizations'),
    ask<Known['defaults']>('/my-almanac-defaults'),
    ask<Known['sidebar']>(`/sidebar/${NOBODY}`),
    ask<Known['preferences']>(`/preferences/${NOBODY}`),
  ]);
  const known = { town, organizations, defaults, sidebar, preferences };
  const client = new QueryClient();
  tell(client, known, events, { old: false });
  const html = renderToString(
    <StrictMode>
      <Router ssrPath="/">
        <App client={client} drawn wide={wide} />
      </Router>
    </StrictMode>,
  );
  client.clear();
  return { html, known };
};

/** The key of a device on which nothing was ever done. */
const NOBODY = newSessionKey(0, new Uint8Array(16));
