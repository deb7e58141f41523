import { useState } from 'react';
import { type Meant, subscribeRequests } from '../../lib/subscribe-dialog';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';

/** The dialog that anybody on the page may ask for. */
export const SubscribeDialogs = () => {
  const [meant, setMeant] = useState<Meant>({ kind: 'everything' });
  const [opened, setOpened] = useState(false);

  subscribeRequests.useEach((asked) => {
    setMeant(asked);
    setOpened(true);
  });

  return (
    <Later wanted={opened}>
      <SubscribeDialog opened={opened} meant={meant} onClose={() => setOpened(false)} />
    </Later>
  );
};

const SubscribeDialog = fetched(async () => (await import('./subscribe-dialog')).SubscribeDialog);
