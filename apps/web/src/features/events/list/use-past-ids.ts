import { useMemo, useRef } from 'react';
import { hasEndedToday, type TownEvent } from '#libs/contracts';
import { useNow, useToday } from '../../../lib/use-town';
import { rowId } from '../row-id';

/** Returns the same set until another event is over. A row with the focus is added when it loses the focus. */
export const usePastIds = (events: readonly TownEvent[]): ReadonlySet<number> => {
  const [now, today] = [useNow(), useToday()];
  const last = useRef<ReadonlySet<number>>(new Set());
  return useMemo(() => {
    const isShownAsPast = (event: TownEvent) =>
      hasEndedToday(event, { now, today }) && (last.current.has(event.id) || !hasFocus(event.id));
    const past = events.filter(isShownAsPast).map(({ id }) => id);
    if (past.length !== last.current.size || past.some((id) => !last.current.has(id))) last.current = new Set(past);
    return last.current;
  }, [events, now, today]);
};

const hasFocus = (id: number) => Boolean(globalThis.document?.activeElement?.closest(`#${rowId(id)}`));
