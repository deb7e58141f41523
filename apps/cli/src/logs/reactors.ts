import type { OpenLog } from '#api';
import { BEGINNING, type Position, type Reached, reachedIn } from '#libs/event-sourcing';
import type { Said } from '../command';

export const WITHOUT_REACTORS = {
  'without-reactors': { type: 'boolean', help: 'for a log that no server ever ran on: where no reactor has been is no mistake' },
} as const;

/**
 * How far the reactors of a log that ends at `until` have come. Throws an Error with a sentence where none has been: somebody
 * looks for them in the wrong place, and in a copy they would do everything anew.
 */
export const reactorsOf = async (
  log: OpenLog,
  until: Position,
  { values }: Pick<Said, 'values'>,
): Promise<readonly Reached[]> => {
  const reached = await reachedIn(log, until);
  if (reached.length > 0 || until === BEGINNING || values['without-reactors']) return reached;
  throw new Error(
    `Nothing tells how far reactors have come along this log, and they would do everything anew: it should stand in ${log.reactorsIn}. ` +
      'Call this with the MONGODB_URL and ALMANAC_DATA_DIR of the servers, or say --without-reactors where none ever ran.',
  );
};

/** Where they go on, for who would look elsewhere. */
export const toldReactors = (reactors: number, { reactorsIn }: OpenLog): string =>
  reactors === 1
    ? `1 reactor goes on where it was, by ${reactorsIn}.`
    : `${reactors} reactors go on where they were, by ${reactorsIn}.`;
