import { useEffect, useState } from 'react';
import { type Meant, SUBSCRIBE_REQUESTED, type SubscribeRequest } from '../../lib/subscribe-dialog';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';

/** The dialog that anybody on the page may ask for. */
export const SubscribeDialogs = () => {
  const [meant, setMeant] = useState<Meant>({ kind: 'everything' });
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    const open = ({ detail }: SubscribeRequest) => {
      setMeant(detail);
      setOpened(true);
    };
    window.addEventListener(SUBSCRIBE_REQUESTED, open);
    return () => window.removeEventListener(SUBSCRIBE_REQUESTED, open);
  }, []);

  return (
    <Later wanted={opened}>
      <SubscribeDialog opened={opened} meant={meant} onClose={() => setOpened(false)} />
    </Later>
  );
};

const SubscribeDialog = fetched(async () => (await import('./subscribe-dialog')).SubscribeDialog);
