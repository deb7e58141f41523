import { resolve } from 'node:path';
import { type Configuration, configuredLog, isLogThere, logName, type OpenLog, openLog, wrongWithLog } from '#api';
import { factTypes, upcasters } from '#libs/domain';
import type { KnownTypes } from '#libs/event-sourcing';
import { Usage } from '../command';

export const LOG = "a folder, or an EventStoreDB's address such as esdb://127.0.0.1:2113?tls=false";

/** What facts the log of an almanac may hold. */
export const known: KnownTypes = {
  get types() {
    return factTypes;
  },
  get upcasters() {
    return upcasters;
  },
};

/** The log that was named, else the one of the configuration. */
export const named = (configuration: Configuration, said: string | boolean | undefined): string =>
  typeof said === 'string' ? said : configuredLog(configuration);

/** Does something with a log that is there, and closes it. */
export const withLog = async <T>(where: string, configuration: Configuration, work: (log: OpenLog) => Promise<T>): Promise<T> => {
  refuseWrong(where);
  if (!isLogThere(where)) throw new Error(`There is no log in ${logName(where)}.`);
  return withNewLog(where, configuration, work);
};

/** The same with one that is made if it is not there. */
export const withNewLog = async <T>(
  where: string,
  configuration: Configuration,
  work: (log: OpenLog) => Promise<T>,
): Promise<T> => {
  refuseWrong(where);
  const log = openLog(where, configuration);
  try {
    return await work(log);
  } finally {
    await log.close();
  }
};

const refuseWrong = (where: string) => {
  const wrong = wrongWithLog(where);
  if (wrong) throw new Usage(wrong);
};

export const refuseSame = (one: string, other: string) => {
  if (one === other || resolve(one) === resolve(other)) throw new Usage('These are one and the same log.');
};
