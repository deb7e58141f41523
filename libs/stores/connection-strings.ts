/** `esdb://user:password@one.example:2113,two.example?tls=true`; whoever has a `/` or an `@` in a password writes it `%2F`, `%40`. */
const WRITTEN =
  /^(?<scheme>[a-z+]+):\/\/(?:[^\s@/?,]+@)?(?<hosts>[^\s@/?,]+(?:,[^\s@/?,]+)*)(?:\/(?<database>[^\s@?]*))?(?:\?(?<options>[^\s@?]*))?$/;

type Parts = Readonly<{ scheme: string; hosts: string; database: string; options: readonly string[] }>;

const partsOf = (url: string): Parts | undefined => {
  const { scheme, hosts, database = '', options = '' } = WRITTEN.exec(url)?.groups ?? {};
  return scheme && hosts ? { scheme, hosts, database, options: options.split('&').filter(Boolean) } : undefined;
};

/** Where a server is, for people: without its user, its password and its options. */
export const addressIn = (url: string): string => partsOf(url)?.hosts ?? 'its address';

const isTruth = (value: string) => /^(true|false)$/.test(value);
const isNumber = (value: string) => /^-?\d+$/.test(value);
const isAnything = () => true;

/** What the client knows, but for `throwOnAppendFailure`: without that, what was refused would pass for recorded. */
const EVENTSTORE_OPTIONS: Readonly<Record<string, (value: string) => boolean>> = {
  connectionName: isAnything,
  defaultDeadline: isNumber,
  discoveryInterval: isNumber,
  gossipTimeout: isNumber,
  keepAliveInterval: isNumber,
  keepAliveTimeout: isNumber,
  maxDiscoverAttempts: isNumber,
  nodePreference: (value) => /^(leader|follower|read_only_replica|random)$/.test(value),
  tls: isTruth,
  tlsCAFile: isAnything,
  tlsVerifyCert: isTruth,
  userCertFile: isAnything,
  userKeyFile: isAnything,
};

/** What is wrong about an EventStoreDB connection string, after its name; quotes nothing that could be a password. */
export const wrongWithEventStore = (url: string): string | undefined => {
  const parts = partsOf(url);
  if (!parts || !/^esdb(\+discover)?$/.test(parts.scheme) || parts.database || !arePorts(parts.hosts))
    return 'must be a connection string such as esdb://localhost:2113?tls=false.';
  for (const option of parts.options) {
    const [name = '', value = ''] = option.split('=');
    const isRight = Object.hasOwn(EVENTSTORE_OPTIONS, name) && EVENTSTORE_OPTIONS[name];
    if (!isRight) return `has an option that is not known: ${name}.`;
    if (!isRight(value)) return `has an option that cannot be read: ${name}.`;
  }
  return undefined;
};

/** What is wrong about a MongoDB connection string, after its name. Options are for the driver to know. */
export const wrongWithMongo = (url: string): string | undefined => {
  const parts = partsOf(url);
  if (!parts || !/^mongodb(\+srv)?$/.test(parts.scheme) || !arePorts(parts.hosts))
    return 'must be a connection string such as mongodb://localhost:27017/almanac.';
  if (!/^[\w-]{0,38}$/.test(parts.database)) return 'names a database that cannot be: letters, digits, - and _ can.';
  return complaintOf(url);
};

const arePorts = (hosts: string) => hosts.split(',').every((host) => /^[^:]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i.test(host));

/** The driver's own words. It is loaded here and not above: whoever has no such server need not wait for it. */
const complaintOf = (url: string): string | undefined => {
  const { MongoClient } = require('mongodb') as typeof import('mongodb');
  try {
    new MongoClient(url);
    return undefined;
  } catch (error) {
    return `cannot be read: ${(error as Error).message}.`;
  }
};
