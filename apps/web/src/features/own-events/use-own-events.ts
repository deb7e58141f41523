import { useQuery } from '@tanstack/react-query';
import type { Day, TownEvent } from '#libs/contracts';
import { useUser } from '../../lib/account';
import { queries } from '../../lib/queries';

/** Empty without an account, and if they cannot be loaded: the town's events are then shown alone. */
export const useOwnEvents = (): readonly TownEvent[] => useQuery(queries.ownEvents(useUser())).data ?? NO_EVENTS;

/** However far away: the usual query covers about a year of each series. */
export const useOwnEventsBetween = (from: Day, to: Day): readonly TownEvent[] =>
  useQuery(queries.ownEventsBetween(useUser(), from, to)).data ?? NO_EVENTS;

const NO_EVENTS: readonly TownEvent[] = [];
