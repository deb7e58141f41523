import { useState } from 'react';
import type { Day } from '#libs/contracts';
import { storedFlag } from '../../lib/local-storage';
import { useToday } from '../../lib/use-town';

export const highlightFlagsOf = (day: Day) => ({
  onDevice: storedFlag(`daily-highlights-shown-${day}`, false),
  inSession: storedFlag(`daily-highlights-session-${day}`, false, 'sessionStorage'),
});

/** Undefined until the first render. Remembered when the visitor returns to the page. */
let isReservedOnMount: boolean | undefined;

/** Reserved from a session's first render until dismissal, so that nothing moves. Without highlights the next page drops it. */
export const useHighlightsLine = () => {
  const today = useToday();
  const [isReserved, setReserved] = useState(() => {
    isReservedOnMount ??= !highlightFlagsOf(today).inSession.read();
    return isReservedOnMount;
  });
  const release = () => {
    isReservedOnMount = false;
  };
  const dismiss = () => {
    release();
    setReserved(false);
  };
  return { isReserved, release, dismiss };
};
