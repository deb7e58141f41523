import { useState } from 'react';
import type { TownEvent } from '#libs/contracts';
import { remindRequests } from '../../lib/remind-dialog';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';

/** The dialog that every list and page may ask for. */
export const RemindDialogs = () => {
  const [event, setEvent] = useState<TownEvent>();
  const [times, setTimes] = useState(0);
  const [opened, setOpened] = useState(false);

  remindRequests.useEach((asked) => {
    setEvent(asked);
    setTimes((before) => before + 1);
    setOpened(true);
  });

  return (
    <Later wanted={opened}>
      {event && <RemindDialog key={times} opened={opened} event={event} onClose={() => setOpened(false)} />}
    </Later>
  );
};

const RemindDialog = fetched(async () => (await import('./remind-dialog')).RemindDialog);
