import type { TownEvent } from '#libs/contracts';

/** An alert of a later day is in the first page too, which is newer than the pages after it. */
export const joinLists = (first: TownEvent[], later: readonly TownEvent[] = []): TownEvent[] =>
  later.length > 0 ? [...new Map([...first, ...later, ...first].map((event) => [event.id, event])).values()] : first;
