const ACCOUNT_PREFIX = 'account:';

/** Does not reveal the person. */
export const toAccountActor = (account: string): string => `${ACCOUNT_PREFIX}${account}`;

/** Undefined for other actors: residents, sources, reactors and the command line. */
export const accountOfActor = (actor: string): string | undefined =>
  actor.startsWith(ACCOUNT_PREFIX) ? actor.slice(ACCOUNT_PREFIX.length) : undefined;
