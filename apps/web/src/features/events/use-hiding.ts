import { type RefObject, useCallback, useState } from 'react';
import type { TownEvent } from '#libs/contracts';
import { titleOf } from '#libs/contracts';
import { hideEvent, useHiddenEvents } from './hidden-events';
import { nextRow } from './next-row';
import { inRowOf, type Rooms } from './rooms';
import { rowId } from './row-id';

/** Hides rows, says so, and leaves the keyboard at the next one. */
export const useHiding = (list: RefObject<HTMLElement | null>, rooms: Rooms) => {
  const { fading } = useHiddenEvents();
  const [said, setSaid] = useState('');

  const hide = useCallback(
    async (event: TownEvent) => {
      const next = nextRow(list.current, rowId(event.id));
      await Promise.all(inRowOf(rooms, event).map(({ id }) => hideEvent(id)));
      setSaid(`${titleOf(event)} is hidden.`);
      // The keyboard was in the row, and is nowhere now that the row is gone.
      if (document.activeElement === document.body) next?.querySelector('button')?.focus();
    },
    [list, rooms],
  );

  return { fading, hide, said };
};
