/** `esdb://user:password@one.example:2113,two.example?tls=true`. A `/` or `@` in a password is written `%2F` or `%40`. */
const CONNECTION_STRING_PATTERN =
  /^(?<scheme>[a-z+]+):\/\/(?:(?<user>[^\s@/?,]+)@)?(?<hosts>[^\s@/?,]+(?:,[^\s@/?,]+)*)(?:\/(?<database>[^\s@?]*))?(?:\?(?<options>[^\s@?]*))?$/;

type ConnectionParts = Readonly<{ scheme: string; user?: string; hosts: string; database: string; options?: string }>;

const parseConnectionString = (url: string): ConnectionParts | undefined => {
  const { scheme, hosts, database = '', ...others } = CONNECTION_STRING_PATTERN.exec(url)?.groups ?? {};
  return scheme && hosts ? { scheme, hosts, database, ...others } : undefined;
};

/** Without user, password and options. */
export const serverAddressOf = (url: string): string => parseConnectionString(url)?.hosts ?? 'its address';

const DEFAULT_DATABASE = 'almanac';

export const databaseNameOf = (url: string): string => parseConnectionString(url)?.database || DEFAULT_DATABASE;

const isBoolean = (value: string) => /^(true|false)$/.test(value);
const isNumber = (value: string) => /^-?\d{1,9}$/.test(value);
const isAnything = () => true;

/** The client treats `node-preference` and `NODE_PREFERENCE` alike. */
const normalizeOptionName = (name: string) => name.toLowerCase().replace(/[_-]/g, '');

/** Options of the client. `throwOnAppendFailure` is left out, because without it refused appends would look recorded. */
const EVENTSTORE_OPTIONS = new Map<string, (value: string) => boolean>([
  ['connectionname', isAnything],
  ['defaultdeadline', isNumber],
  ['discoveryinterval', isNumber],
  ['gossiptimeout', isNumber],
  ['keepaliveinterval', isNumber],
  ['keepalivetimeout', isNumber],
  ['maxdiscoverattempts', isNumber],
  ['nodepreference', (value) => /^(leader|follower|readonlyreplica|random)$/.test(normalizeOptionName(value))],
  ['tls', isBoolean],
  ['tlscafile', isAnything],
  ['tlsverifycert', isBoolean],
  ['usercertfile', isAnything],
  ['userkeyfile', isAnything],
]);

/** Returns what is wrong with an EventStoreDB connection string, to follow its name. Quotes nothing that could be a password. */
export const checkEventStoreUrl = (url: string): string | undefined => {
  const parts = parseConnectionString(url);
  if (
    !parts ||
    !/^esdb(\+discover)?$/.test(parts.scheme) ||
    parts.database ||
    !hasValidPorts(parts.hosts) ||
    !isCompleteUser(parts.user)
  )
    return NOT_AN_EVENTSTORE_URL;
  for (const option of parts.options?.split('&') ?? []) {
    const [name = '', value = ''] = option.split('=');
    if (!name || !value) return 'has an option without a name or without a value.';
    const isRight = EVENTSTORE_OPTIONS.get(normalizeOptionName(name));
    if (!isRight) return `has an unknown option: ${name}.`;
    if (!isRight(value)) return `has an option with an invalid value: ${name}.`;
  }
  return eventStoreClientError(url);
};

export const checkMongoUrl = (url: string): string | undefined => {
  const parts = parseConnectionString(url);
  if (!parts || !/^mongodb(\+srv)?$/.test(parts.scheme) || !hasValidPorts(parts.hosts))
    return 'must be a connection string such as mongodb://localhost:27017/almanac.';
  if (!/^[\w-]{0,38}$/.test(parts.database)) return 'has an invalid database name: use letters, digits, - and _.';
  return mongoDriverError(url);
};

const NOT_AN_EVENTSTORE_URL = 'must be a connection string such as esdb://localhost:2113?tls=false.';

const hasValidPorts = (hosts: string) =>
  hosts.split(',').every((host) => {
    const [written, port] = /^(?:[^:]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/i.exec(host) ?? [];
    return written !== undefined && (port === undefined || (Number(port) > 0 && Number(port) <= 65_535));
  });

/** The client takes a user without a password for a host, and ends a password at its first colon. */
const isCompleteUser = (user: string | undefined) => user === undefined || /^[^:]+:[^:]+$/.test(user);

// Clients are loaded lazily, because most installations have no servers.

/** Not the client's message, which may quote the connection string. */
const eventStoreClientError = (url: string): string | undefined => {
  const { createClient: clientFor } = require('./eventstoredb/client') as typeof import('./eventstoredb/client');
  try {
    clientFor(url);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'connectionString' in error
      ? NOT_AN_EVENTSTORE_URL
      : `cannot be used: ${(error as Error).message}`;
  }
};

const mongoDriverError = (url: string): string | undefined => {
  const { MongoClient } = require('mongodb') as typeof import('mongodb');
  try {
    new MongoClient(url);
    return undefined;
  } catch (error) {
    return `cannot be read: ${(error as Error).message}.`;
  }
};
