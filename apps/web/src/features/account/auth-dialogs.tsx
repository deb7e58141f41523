import { useState } from 'react';
import { type AuthMode, authRequests } from '../../lib/auth-dialog';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';

/** The dialog that anybody on the page may ask for. */
export const AuthDialogs = () => {
  const [mode, setMode] = useState<AuthMode>('login');
  const [opened, setOpened] = useState(false);

  authRequests.useEach((asked) => {
    setMode(asked.mode);
    setOpened(true);
  });

  return (
    <Later wanted={opened}>
      <AuthDialog opened={opened} mode={mode} onMode={setMode} onClose={() => setOpened(false)} />
    </Later>
  );
};

const AuthDialog = fetched(async () => (await import('./auth-dialog')).AuthDialog);
