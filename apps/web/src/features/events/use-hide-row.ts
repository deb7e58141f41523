import { type RefObject, useCallback, useState } from 'react';
import { type TownEvent, titleOf } from '#libs/contracts';
import { hideEvent, useHiddenEvents } from './hidden-events';
import { findNextRow } from './next-row';
import { eventsOfRow, type Rooms } from './rooms';
import { rowId } from './row-id';

export const useHideRow = (list: RefObject<HTMLElement | null>, rooms: Rooms) => {
  const { fading } = useHiddenEvents();
  const [announcement, setAnnouncement] = useState('');

  const hide = useCallback(
    async (event: TownEvent) => {
      const next = findNextRow(list.current, rowId(event.id));
      await Promise.all(eventsOfRow(rooms, event).map(({ id }) => hideEvent(id)));
      setAnnouncement(`${titleOf(event)} is hidden.`);
      // The hidden row had the focus.
      if (document.activeElement === document.body) next?.querySelector('button')?.focus();
    },
    [list, rooms],
  );

  return { fading, hide, said: announcement };
};
