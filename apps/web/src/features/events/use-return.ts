import { useEffect, useEffectEvent, useState } from 'react';
import { pagePath } from '#libs/contracts';
import { forgetPlace, wayBack } from '../../lib/way-back';

const RESTORE_AFTER = 50;
const SCROLL_AFTER = 600;
const HIGHLIGHT_FOR = 3000;

/** Where one was in which list, for the way back from an event's page. */
export const rememberPlace = (id: number) => {
  wayBack.fromMePage.write(pagePath(window.location.pathname) === '/me');
  wayBack.eventId.write(String(id));
  wayBack.position.write(String(Math.round(window.scrollY)));
};

/**
 * Brings those who come back to the event they looked at. `reveal` scrolls to an event and says whether it is there. Answers the
 * event's id for the 3 seconds it is highlighted, else null.
 */
export const useReturn = (reveal: (id: number) => boolean): number | null => {
  const [returned, setReturned] = useState<number | null>(null);

  const show = useEffectEvent((id: number) => {
    if (reveal(id)) setReturned(id);
  });

  useEffect(() => {
    const id = Number(wayBack.eventId.read());
    if (!id) return;
    const position = Number(wayBack.position.read());
    const timers = [
      setTimeout(() => window.scrollTo(0, position), RESTORE_AFTER),
      setTimeout(() => {
        show(id);
        forgetPlace();
      }, SCROLL_AFTER),
      setTimeout(() => setReturned(null), SCROLL_AFTER + HIGHLIGHT_FOR),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);

  return returned;
};
