import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../lib/focus-heading';
import { nextRow } from '../events/next-row';

/** Whoever takes an event off goes on at the next one with the keyboard; after the last one, at the headline. */
export const useKeptPlace = (list: RefObject<HTMLElement | null>, events: unknown) => {
  const left = useRef<{ row: HTMLElement; next: HTMLElement | null }>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other events are shown
  useLayoutEffect(() => {
    if (!left.current || left.current.row.isConnected) return;
    const { next } = left.current;
    left.current = null;
    if (document.activeElement !== document.body) return;
    if (next) next.querySelector('button')?.focus();
    else focusHeading();
  }, [events]);

  const onClickCapture = ({ target }: MouseEvent) => {
    const row = (target as Element).closest<HTMLElement>('[id^="event-"]');
    left.current = row && { row, next: nextRow(list.current, row.id) };
  };
  return { onClickCapture };
};
