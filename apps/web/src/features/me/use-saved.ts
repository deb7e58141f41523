import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { filterEvents, type OneEvent, type TownEvent } from '#libs/contracts';
import { useOwnKey } from '../../lib/account';
import { queries } from '../../lib/queries';
import { useNow } from '../../lib/use-town';
import { ALL } from '../choice/use-choice';
import { type Moves, movesOf } from '../events/moves';
import { useOwnEvents } from '../own-events/use-own-events';

export type Saved = {
  /** However long ago they were; undefined until they are known. */
  events: TownEvent[] | undefined;
  moves: ReadonlyMap<number, Moves>;
  failed: boolean;
  retry: () => void;
};

/** What was saved and not taken off since, and what is one's own. */
export const useSaved = (): Saved => {
  const key = useOwnKey();
  const now = useNow();
  const { data, isLoadingError: failed, refetch } = useQuery(queries.savedEvents(key));
  // What is taken off is gone from here at once.
  const { data: preferences } = useQuery({ ...queries.preferences(key), staleTime: 0 });

  const own = useOwnEvents();
  const events = useMemo(() => data && [...shown(data, preferences?.savedEvents, now), ...own], [data, preferences, now, own]);
  const moves = useMemo(() => new Map(data?.map((event) => [event.id, movesOf(event)])), [data]);
  return { events, moves, failed, retry: () => void refetch() };
};

/** What every list shows, with nothing chosen and nothing sought. While nobody can say what is saved, it is what was. */
const shown = (events: OneEvent[], ids = events.map(({ id }) => id), now: string): TownEvent[] => {
  const saved = new Set(ids);
  const kept = events.filter(({ id }) => saved.has(id));
  const { events: usual, alerts } = filterEvents({ events: kept, now, choice: ALL, follows: NOTHING, saved });
  return [...usual, ...alerts];
};

const NOTHING: ReadonlySet<string> = new Set();
