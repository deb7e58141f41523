import { useState } from 'react';
import type { Day } from '#libs/contracts';
import { flag } from '../../lib/local-storage';
import { useToday } from '../../lib/use-town';

/** What remembers that the highlights of a day were shown: for good, and in this browser session. */
export const shownFlags = (day: Day) => ({
  shown: flag(`daily-highlights-shown-${day}`, false),
  inSession: flag(`daily-highlights-session-${day}`, false, 'sessionStorage'),
});

/** Found by whoever comes back to the page; undefined at its first render. */
let isKept: boolean | undefined;

/**
 * Whether a line of the page is kept for Today's Highlights: from the first render of a session, so that nothing moves when they
 * come, until they are dismissed. Where there are none, it is given up when the page is next opened.
 */
export const useHighlightsRoom = () => {
  const today = useToday();
  const [room, setRoom] = useState(() => {
    isKept ??= !shownFlags(today).inSession.read();
    return isKept;
  });
  const giveUp = () => {
    isKept = false;
  };
  const dismiss = () => {
    giveUp();
    setRoom(false);
  };
  return { room, giveUp, dismiss };
};
