import { useQuery } from '@tanstack/react-query';
import type { Day, TownEvent } from '#libs/contracts';
import { useUser } from '../../lib/account';
import { queries } from '../../lib/queries';

/** None where nobody has signed in, and where they cannot be had: the town's events are shown without them. */
export const useOwnEvents = (): readonly TownEvent[] => useQuery(queries.ownEvents(useUser())).data ?? NONE;

/** Those of some days, however far away: of what repeats, the usual answer tells no more than about a year. */
export const useOwnEventsBetween = (from: Day, to: Day): readonly TownEvent[] =>
  useQuery(queries.ownEventsBetween(useUser(), from, to)).data ?? NONE;

const NONE: readonly TownEvent[] = [];
