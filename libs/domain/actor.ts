const PREFIX = 'account:';

/** The actor of what somebody did by their role, which tells nobody who they are. */
export const actorOf = (account: string): string => `${PREFIX}${account}`;

/** Undefined for all who act otherwise: residents, sources, reactors, and whoever works at the command line. */
export const accountOfActor = (actor: string): string | undefined =>
  actor.startsWith(PREFIX) ? actor.slice(PREFIX.length) : undefined;
