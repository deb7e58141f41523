import { type RefObject, useCallback, useState } from 'react';
import type { TownEvent } from '#libs/contracts';
import { plainQuotes } from '#libs/contracts';
import { hideEvent, useHiddenEvents } from './hidden-events';
import { rowId } from './row-id';

/** Hides rows, says so, and leaves the keyboard at the next one. */
export const useHiding = (list: RefObject<HTMLElement | null>) => {
  const { fading } = useHiddenEvents();
  const [said, setSaid] = useState('');

  const hide = useCallback(
    async (event: TownEvent) => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[id^="event-"]') ?? [])];
      const place = rows.findIndex((row) => row.id === rowId(event.id));
      const hadFocus = rows[place]?.contains(document.activeElement);
      await hideEvent(event.id);
      setSaid(`${plainQuotes(event.name)} is hidden.`);
      if (hadFocus) (rows[place + 1] ?? rows[place - 1])?.querySelector('button')?.focus();
    },
    [list],
  );

  return { fading, hide, said };
};
