import { resolve } from 'node:path';
import {
  type Configuration,
  checkLogLocation,
  describeLogLocation,
  logLocationOf,
  mayHoldLog,
  type OpenLog,
  openLog,
} from '#api/files';
import { factTypes, upcasters } from '#libs/domain';
import type { KnownTypes } from '#libs/event-sourcing';
import { UsageError } from '../command';

export const LOG_ARGUMENT_HELP = "a folder, or an EventStoreDB's address such as esdb://127.0.0.1:2113?tls=false";

export const knownFactTypes: KnownTypes = {
  get types() {
    return factTypes;
  },
  get upcasters() {
    return upcasters;
  },
};

export const logNamed = (configuration: Configuration, value: string | boolean | undefined): string =>
  typeof value === 'string' ? value : logLocationOf(configuration);

/** Throws UsageError if there is no log. */
export const withLog = async <T>(where: string, configuration: Configuration, work: (log: OpenLog) => Promise<T>): Promise<T> => {
  requireLog(where);
  if (!mayHoldLog(where)) throw new Error(`There is no log in ${describeLogLocation(where)}.`);
  return withNewLog(where, configuration, work);
};

export const withNewLog = async <T>(
  where: string,
  configuration: Configuration,
  work: (log: OpenLog) => Promise<T>,
): Promise<T> => {
  requireLog(where);
  const log = openLog(where, configuration);
  try {
    return await work(log);
  } finally {
    await log.close();
  }
};

const requireLog = (where: string) => {
  const wrong = checkLogLocation(where);
  if (wrong) throw new UsageError(wrong);
};

export const requireDifferentLogs = (one: string, other: string) => {
  if (one === other || resolve(one) === resolve(other))
    throw new UsageError('The two logs are the same log. Name another target.');
};
