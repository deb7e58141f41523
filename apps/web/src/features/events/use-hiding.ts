import { type RefObject, useCallback, useState } from 'react';
import type { TownEvent } from '#libs/contracts';
import { plainQuotes } from '#libs/contracts';
import { hideEvent, useHiddenEvents } from './hidden-events';
import { nextRow } from './next-row';
import { rowId } from './row-id';

/** Hides rows, says so, and leaves the keyboard at the next one. */
export const useHiding = (list: RefObject<HTMLElement | null>) => {
  const { fading } = useHiddenEvents();
  const [said, setSaid] = useState('');

  const hide = useCallback(
    async (event: TownEvent) => {
      const id = rowId(event.id);
      const next = document.getElementById(id)?.contains(document.activeElement) ? nextRow(list.current, id) : null;
      await hideEvent(event.id);
      setSaid(`${plainQuotes(event.name)} is hidden.`);
      next?.querySelector('button')?.focus();
    },
    [list],
  );

  return { fading, hide, said };
};
