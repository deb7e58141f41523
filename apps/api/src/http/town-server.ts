import { createServer, type RequestListener, type Server } from 'node:http';
import { noteResponses } from './newest-response';

/** Limits for a request to arrive, headers and body: 256 KiB over a slow line. Without them a request could stay open forever. */
const REQUEST_TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 };

/** Longer than proxies keep idle connections: otherwise they could send on a connection that is being closed. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** Without a byte in either direction during a request. */
const IDLE_TIMEOUT_MS = 60_000;

export const createTownServer = (listener: RequestListener): Server =>
  noteResponses(
    createServer({ ...REQUEST_TIMEOUTS, keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS }, listener).setTimeout(IDLE_TIMEOUT_MS),
  );
