import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * How long a request may take to arrive: its head, and the whole of it, a body of 256 KiB over a bad line. Without these one
 * could stay open for as long as its sender likes.
 */
const ARRIVING = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 };

/** Longer than proxies keep a connection that is not used: else they would ask on one that is just being closed. */
const KEPT_MS = 72_000;

/** Without a byte in either direction while a request is under way. */
const SILENCE_MS = 60_000;

/** The HTTP server under the framework. */
export const townServer = (listener: RequestListener): Server =>
  createServer({ ...ARRIVING, keepAliveTimeout: KEPT_MS }, listener).setTimeout(SILENCE_MS);
