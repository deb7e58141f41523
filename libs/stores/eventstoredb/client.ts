import { EventStoreDBClient } from '@eventstore/db-client';

/** A frozen server is noticed after about 3 s, when it has not answered a ping. */
const KEEP_ALIVE = { keepAliveInterval: 1_000, keepAliveTimeout: 2_000 };

/** Does not connect yet. Throws for an invalid string. */
export const createClient = (url: string): EventStoreDBClient => {
  const client = withoutWarnings(() => EventStoreDBClient.connectionString(withKeepAlive(url)));
  // The client's own batched appends share one table, cleared when any call fails: a late answer then throws where nothing
  // catches it. Facts are appended by an AppendCall.
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
