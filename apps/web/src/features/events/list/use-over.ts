import { useMemo, useRef } from 'react';
import { hasEndedToday, type TownEvent } from '#libs/contracts';
import { useNow, useToday } from '../../../lib/use-town';
import { rowId } from '../row-id';

/** The same set as long as nothing more is over. A row with the keyboard is not among them before it is left. */
export const useOver = (events: readonly TownEvent[]): ReadonlySet<number> => {
  const [now, today] = [useNow(), useToday()];
  const last = useRef<ReadonlySet<number>>(new Set());
  return useMemo(() => {
    const isShownAsOver = (event: TownEvent) =>
      hasEndedToday(event, { now, today }) && (last.current.has(event.id) || !hasKeyboard(event.id));
    const over = events.filter(isShownAsOver).map(({ id }) => id);
    if (over.length !== last.current.size || over.some((id) => !last.current.has(id))) last.current = new Set(over);
    return last.current;
  }, [events, now, today]);
};

const hasKeyboard = (id: number) => Boolean(globalThis.document?.activeElement?.closest(`#${rowId(id)}`));
