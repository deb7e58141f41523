import { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { type DrawHome, newSessionKey, type TownEvent } from '#libs/contracts';
import { App } from './app/app';
import { type Known, tell } from './app/first-screen';

export const drawHome: DrawHome = async (ask, wide) => {
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
