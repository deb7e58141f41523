import { EventStoreDBClient } from '@eventstore/db-client';

/** A frozen server is noticed after about 3 s, when it has not answered a ping. */
const KEEP_ALIVE = { keepAliveInterval: 1_000, keepAliveTimeout: 2_000 };

/**
 * Creates a client for a connection string such as `esdb://127.0.0.1:2113?tls=false`. Does not connect yet. Throws for an invalid
 * string.
 */
export const createClient = (url: string): EventStoreDBClient => {
  const client = withoutWarnings(() => EventStoreDBClient.connectionString(withKeepAlive(url)));
  // Its own batched appends of a process share one table, which is cleared when any call fails: a late answer then throws where
  // nothing can catch it. Facts are appended by an AppendCall.
  return Object.assign(client, { supports: async () => false });
};

const withKeepAlive = (url: string) =>
  Object.entries(KEEP_ALIVE).reduce(
    (whole, [option, ms]) => (hasOption(whole, option) ? whole : `${whole}${whole.includes('?') ? '&' : '?'}${option}=${ms}`),
    url,
  );

/** In any letter case and hyphenation. */
const hasOption = (url: string, option: string) => url.toLowerCase().replace(/[_-]/g, '').includes(option.toLowerCase());

/** The client warns about intervals below 10 s, and quotes the whole string with its password if it dislikes an option. */
const withoutWarnings = <T>(make: () => T): T => {
  const { warn } = console;
  console.warn = () => {};
  try {
    return make();
  } finally {
    console.warn = warn;
  }
};
