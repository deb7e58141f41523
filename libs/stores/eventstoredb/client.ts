import { EventStoreDBClient } from '@eventstore/db-client';

/** A frozen server is noticed after about 3 s: by then it has not answered a ping. */
const KEEP_ALIVE = { keepAliveInterval: 1_000, keepAliveTimeout: 2_000 };

/** A client for a connection string, `esdb://127.0.0.1:2113?tls=false`. Asks nothing of the server yet. Throws for what is no connection string. */
export const clientFor = (url: string): EventStoreDBClient => {
  const client = unwarned(() => EventStoreDBClient.connectionString(keptAlive(url)));
  // All batched appends of a process share one table in the client, which is emptied when any of its connections fails: what
  // is answered afterwards throws where nobody can catch it. One call for each append has an answer of its own, and a deadline.
  return Object.assign(client, { supports: async () => false });
};

/** What the connection string says itself comes first. */
const keptAlive = (url: string) =>
  Object.entries(KEEP_ALIVE).reduce(
    (whole, [option, ms]) => (isSaid(whole, option) ? whole : `${whole}${whole.includes('?') ? '&' : '?'}${option}=${ms}`),
    url,
  );

/** In whatever case, and however it is hyphenated. */
const isSaid = (url: string, option: string) => url.toLowerCase().replace(/[_-]/g, '').includes(option.toLowerCase());

/** The client warns of every interval below 10 s, and quotes the whole string, password and all, where it does not like an option. */
const unwarned = <T>(make: () => T): T => {
  const { warn } = console;
  console.warn = () => {};
  try {
    return make();
  } finally {
    console.warn = warn;
  }
};
