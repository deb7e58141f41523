/** `esdb://user:password@one.example:2113,two.example?tls=true`; whoever has a `/` or an `@` in a password writes it `%2F`, `%40`. */
const WRITTEN =
  /^(?<scheme>[a-z+]+):\/\/(?:(?<user>[^\s@/?,]+)@)?(?<hosts>[^\s@/?,]+(?:,[^\s@/?,]+)*)(?:\/(?<database>[^\s@?]*))?(?:\?(?<options>[^\s@?]*))?$/;

type Parts = Readonly<{ scheme: string; user?: string; hosts: string; database: string; options?: string }>;

const partsOf = (url: string): Parts | undefined => {
  const { scheme, hosts, database = '', ...others } = WRITTEN.exec(url)?.groups ?? {};
  return scheme && hosts ? { scheme, hosts, database, ...others } : undefined;
};

/** Where a server is, for people: without its user, its password and its options. */
export const addressIn = (url: string): string => partsOf(url)?.hosts ?? 'its address';

/** Where the address names none. */
const DEFAULT_DATABASE = 'almanac';

/** Of a MongoDB. */
export const databaseIn = (url: string): string => partsOf(url)?.database || DEFAULT_DATABASE;

const isTruth = (value: string) => /^(true|false)$/.test(value);
const isNumber = (value: string) => /^-?\d{1,9}$/.test(value);
const isAnything = () => true;

/** The client takes `node-preference` and `NODE_PREFERENCE` for the same. */
const flat = (name: string) => name.toLowerCase().replace(/[_-]/g, '');

/** What the client knows, but for `throwOnAppendFailure`: without that, what was refused would pass for recorded. */
const EVENTSTORE_OPTIONS = new Map<string, (value: string) => boolean>([
  ['connectionname', isAnything],
  ['defaultdeadline', isNumber],
  ['discoveryinterval', isNumber],
  ['gossiptimeout', isNumber],
  ['keepaliveinterval', isNumber],
  ['keepalivetimeout', isNumber],
  ['maxdiscoverattempts', isNumber],
  ['nodepreference', (value) => /^(leader|follower|readonlyreplica|random)$/.test(flat(value))],
  ['tls', isTruth],
  ['tlscafile', isAnything],
  ['tlsverifycert', isTruth],
  ['usercertfile', isAnything],
  ['userkeyfile', isAnything],
]);

/** What is wrong about an EventStoreDB connection string, after its name; quotes nothing that could be a password. */
export const wrongWithEventStore = (url: string): string | undefined => {
  const parts = partsOf(url);
  if (!parts || !/^esdb(\+discover)?$/.test(parts.scheme) || parts.database || !arePorts(parts.hosts) || !isWhole(parts.user))
    return NO_EVENTSTORE;
  for (const option of parts.options?.split('&') ?? []) {
    const [name = '', value = ''] = option.split('=');
    if (!name || !value) return 'has an option without a name or without a value.';
    const isRight = EVENTSTORE_OPTIONS.get(flat(name));
    if (!isRight) return `has an option that is not known: ${name}.`;
    if (!isRight(value)) return `has an option that cannot be read: ${name}.`;
  }
  return complaintOfEventStore(url);
};

/** What is wrong about a MongoDB connection string, after its name. Options are for the driver to know. */
export const wrongWithMongo = (url: string): string | undefined => {
  const parts = partsOf(url);
  if (!parts || !/^mongodb(\+srv)?$/.test(parts.scheme) || !arePorts(parts.hosts))
    return 'must be a connection string such as mongodb://localhost:27017/almanac.';
  if (!/^[\w-]{0,38}$/.test(parts.database)) return 'names a database that cannot be: letters, digits, - and _ can.';
  return complaintOfMongo(url);
};

const NO_EVENTSTORE = 'must be a connection string such as esdb://localhost:2113?tls=false.';

const arePorts = (hosts: string) =>
  hosts.split(',').every((host) => {
    const [written, port] = /^(?:[^:]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/i.exec(host) ?? [];
    return written !== undefined && (port === undefined || (Number(port) > 0 && Number(port) <= 65_535));
  });

/** To the client a user without a password is a host, and a password ends with its first colon. */
const isWhole = (user: string | undefined) => user === undefined || /^[^:]+:[^:]+$/.test(user);

// Clients are loaded here and not above: whoever has no such server need not wait for them.

/** Not in the client's own words where it quotes what it could not read. */
const complaintOfEventStore = (url: string): string | undefined => {
  const { clientFor } = require('./eventstoredb/client') as typeof import('./eventstoredb/client');
  try {
    clientFor(url);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'connectionString' in error ? NO_EVENTSTORE : `cannot be used: ${(error as Error).message}`;
  }
};

/** In the driver's own words. */
const complaintOfMongo = (url: string): string | undefined => {
  const { MongoClient } = require('mongodb') as typeof import('mongodb');
  try {
    new MongoClient(url);
    return undefined;
  } catch (error) {
    return `cannot be read: ${(error as Error).message}.`;
  }
};
