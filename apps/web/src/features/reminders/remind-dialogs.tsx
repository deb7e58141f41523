import { useEffect, useState } from 'react';
import type { TownEvent } from '#libs/contracts';
import { REMINDER_REQUESTED, type RemindRequest } from '../../lib/remind-dialog';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';

/** The dialog that every list and page may ask for. */
export const RemindDialogs = () => {
  const [event, setEvent] = useState<TownEvent>();
  const [times, setTimes] = useState(0);
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    const open = ({ detail }: RemindRequest) => {
      setEvent(detail);
      setTimes((before) => before + 1);
      setOpened(true);
    };
    window.addEventListener(REMINDER_REQUESTED, open);
    return () => window.removeEventListener(REMINDER_REQUESTED, open);
  }, []);

  return (
    <Later wanted={opened}>
      {event && <RemindDialog key={times} opened={opened} event={event} onClose={() => setOpened(false)} />}
    </Later>
  );
};

const RemindDialog = fetched(async () => (await import('./remind-dialog')).RemindDialog);
