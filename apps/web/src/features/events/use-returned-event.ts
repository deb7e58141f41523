import { useEffect, useEffectEvent, useState } from 'react';
import { normalizePagePath } from '#libs/contracts';
import { forgetReturnPosition, returnPosition } from '../../lib/return-position';

const RESTORE_DELAY_MS = 50;
const SCROLL_DELAY_MS = 600;
const HIGHLIGHT_MS = 3000;

export const rememberOpenedEvent = (id: number) => {
  returnPosition.fromMePage.write(normalizePagePath(window.location.pathname) === '/me');
  returnPosition.eventId.write(String(id));
  returnPosition.position.write(String(Math.round(window.scrollY)));
};

/** Scrolls back to an event by `reveal`, which returns false without it. Returns its id while it is highlighted (3 s). */
export const useReturnedEvent = (reveal: (id: number) => boolean): number | null => {
  const [returned, setReturned] = useState<number | null>(null);

  const show = useEffectEvent((id: number) => {
    if (reveal(id)) setReturned(id);
  });

  useEffect(() => {
    const id = Number(returnPosition.eventId.read());
    if (!id) return;
    const position = Number(returnPosition.position.read());
    const timers = [
      setTimeout(() => window.scrollTo(0, position), RESTORE_DELAY_MS),
      setTimeout(() => {
        show(id);
        forgetReturnPosition();
      }, SCROLL_DELAY_MS),
      setTimeout(() => setReturned(null), SCROLL_DELAY_MS + HIGHLIGHT_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);

  return returned;
};
