import { useEffect, useState } from 'react';
import { AUTH_REQUESTED, type AuthMode, type AuthRequest } from '../../lib/auth-dialog';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';

/** The dialog that anybody on the page may ask for. */
export const AuthDialogs = () => {
  const [mode, setMode] = useState<AuthMode>('login');
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    const open = ({ detail }: AuthRequest) => {
      setMode(detail.mode);
      setOpened(true);
    };
    window.addEventListener(AUTH_REQUESTED, open);
    return () => window.removeEventListener(AUTH_REQUESTED, open);
  }, []);

  return (
    <Later wanted={opened}>
      <AuthDialog opened={opened} mode={mode} onMode={setMode} onClose={() => setOpened(false)} />
    </Later>
  );
};

const AuthDialog = fetched(async () => (await import('./auth-dialog')).AuthDialog);
