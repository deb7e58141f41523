import type { OpenLog } from '#api';
import { BEGINNING, type Position, type ReactorProgress, readReactorProgress } from '#libs/event-sourcing';
import type { CommandInput } from '../command';

export const WITHOUT_REACTORS = {
  'without-reactors': { type: 'boolean', help: 'for a log that no server ever ran on: where no reactor has been is no mistake' },
} as const;

/** Throws an Error if there are none: they are probably stored elsewhere, and a copy without them would send everything again. */
export const reactorCheckpointsOf = async (
  log: OpenLog,
  until: Position,
  { values }: Pick<CommandInput, 'values'>,
): Promise<readonly ReactorProgress[]> => {
  const reached = await readReactorProgress(log, until);
  if (reached.length > 0 || until === BEGINNING || values['without-reactors']) return reached;
  throw new Error(
    `Nothing tells how far reactors have come along this log, and they would do everything anew: it should stand in ${log.reactorsIn}. ` +
      'Call this with the MONGODB_URL and ALMANAC_DATA_DIR of the servers, or say --without-reactors where none ever ran.',
  );
};

export const reactorsLine = (reactors: number, { reactorsIn }: OpenLog): string =>
  reactors === 1
    ? `1 reactor goes on where it was, by ${reactorsIn}.`
    : `${reactors} reactors go on where they were, by ${reactorsIn}.`;
