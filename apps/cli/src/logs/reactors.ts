import type { OpenLog } from '#api/files';
import { BEGINNING, type Position, type ReactorProgress, readReactorProgress } from '#libs/event-sourcing';
import type { CommandInput } from '../command';

export const WITHOUT_REACTORS = {
  'without-reactors': { type: 'boolean', help: 'for a log that no server ever ran on, so that it has no reactor checkpoints' },
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
    `The reactor checkpoints of this log are missing, and without them reactors would send everything again. They should be in ${log.checkpointsLocation}. ` +
      'Call this with the MONGODB_URL and ALMANAC_DATA_DIR of the servers, or add --without-reactors if no server ever ran on it.',
  );
};

export const reactorsLine = (reactors: number, { checkpointsLocation }: OpenLog): string =>
  reactors === 1
    ? `1 reactor continues at its checkpoint from ${checkpointsLocation}.`
    : `${reactors} reactors continue at their checkpoints from ${checkpointsLocation}.`;
