import { useState } from 'react';
import type { Day } from '#libs/contracts';
import { storedFlag } from '../../lib/local-storage';
import { useToday } from '../../lib/use-town';

export const shownFlags = (day: Day) => ({
  onDevice: storedFlag(`daily-highlights-shown-${day}`, false),
  inSession: storedFlag(`daily-highlights-session-${day}`, false, 'sessionStorage'),
});

/** Undefined until the first render. Remembered when the visitor returns to the page. */
let isReservedOnMount: boolean | undefined;

/**
 * Returns whether a line is reserved for Today's Highlights: from the first render of a session until they are dismissed, so that
 * nothing moves when they arrive. If there are none, the line goes with the next opening of the page.
 */
export const useHighlightsLine = () => {
  const today = useToday();
  const [isReserved, setRoom] = useState(() => {
    isReservedOnMount ??= !shownFlags(today).inSession.read();
    return isReservedOnMount;
  });
  const release = () => {
    isReservedOnMount = false;
  };
  const dismiss = () => {
    release();
    setRoom(false);
  };
  return { room: isReserved, giveUp: release, dismiss };
};
