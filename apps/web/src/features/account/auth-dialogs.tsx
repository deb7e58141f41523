import { useState } from 'react';
import { type AuthMode, authRequests } from '../../lib/auth-dialog';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';

export const AuthDialogs = () => {
  const [mode, setMode] = useState<AuthMode>('login');
  const [opened, setOpened] = useState(false);

  authRequests.useEach((newRequest) => {
    setMode(newRequest.mode);
    setOpened(true);
  });

  return (
    <DeferredMount isRequested={opened}>
      <AuthDialog opened={opened} mode={mode} onMode={setMode} onClose={() => setOpened(false)} />
    </DeferredMount>
  );
};

const AuthDialog = lazyComponent(async () => (await import('./auth-dialog')).AuthDialog);
