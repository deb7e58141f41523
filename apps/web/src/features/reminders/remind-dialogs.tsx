import { useState } from 'react';
import { type Asked, remindRequests } from '../../lib/remind-dialog';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';

/** The dialog that every list and page may ask for. */
export const RemindDialogs = () => {
  const [asked, setAsked] = useState<Asked>();
  const [times, setTimes] = useState(0);
  const [opened, setOpened] = useState(false);

  remindRequests.useEach((request) => {
    setAsked(request);
    setTimes((before) => before + 1);
    setOpened(true);
  });

  return (
    <Later wanted={opened}>
      {asked && (
        <RemindDialog
          key={times}
          opened={opened}
          event={asked.event}
          reminder={asked.reminder}
          onClose={() => setOpened(false)}
        />
      )}
    </Later>
  );
};

const RemindDialog = fetched(async () => (await import('./remind-dialog')).RemindDialog);
