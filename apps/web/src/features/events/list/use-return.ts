import { useEffect, useEffectEvent, useState } from 'react';
import { remembered } from '../../../lib/local-storage';
import { rowId } from '../card/event-row';
import type { ListParts } from './list-parts';
import type { PartWindow } from './use-part-window';

const RESTORE_AFTER = 50;
const SCROLL_AFTER = 600;
const HIGHLIGHT_FOR = 3000;

/** Where one was in the list, for the way back from an event's page. */
export const rememberPlace = (id: number) => {
  remembered.scrollToEventId.write(String(id));
  remembered.eventListScrollPosition.write(String(Math.round(window.scrollY)));
};

/** Brings those who come back to the event they looked at. Its id for the 3 seconds it is highlighted, else null. */
export const useReturn = (parts: ListParts, view: PartWindow): number | null => {
  const [returned, setReturned] = useState<number | null>(null);

  const scrollTo = useEffectEvent((id: number) => {
    const part = parts.groups
      .flatMap(({ days }) => days.flatMap((day) => day.parts))
      .find(({ events }) => events.some((event) => event.id === id));
    if (!part) return;
    if (!view.isVisible(part.index)) view.scrollTo(part.index);
    requestAnimationFrame(() => document.getElementById(rowId(id))?.scrollIntoView({ block: 'nearest' }));
    setReturned(id);
  });

  useEffect(() => {
    const id = Number(remembered.scrollToEventId.read());
    if (!id) return;
    const position = Number(remembered.eventListScrollPosition.read());
    const timers = [
      setTimeout(() => window.scrollTo(0, position), RESTORE_AFTER),
      setTimeout(() => {
        scrollTo(id);
        remembered.scrollToEventId.forget();
        remembered.eventListScrollPosition.forget();
      }, SCROLL_AFTER),
      setTimeout(() => setReturned(null), SCROLL_AFTER + HIGHLIGHT_FOR),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);

  return returned;
};
