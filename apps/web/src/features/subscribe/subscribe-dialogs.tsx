import { useState } from 'react';
import { type SubscribeRequest, subscribeRequests } from '../../lib/subscribe-dialog';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';

export const SubscribeDialogs = () => {
  const [request, setRequest] = useState<SubscribeRequest>({ kind: 'everything' });
  const [opened, setOpened] = useState(false);

  subscribeRequests.useEach((newRequest) => {
    setRequest(newRequest);
    setOpened(true);
  });

  return (
    <DeferredMount isRequested={opened}>
      <SubscribeDialog opened={opened} request={request} onClose={() => setOpened(false)} />
    </DeferredMount>
  );
};

const SubscribeDialog = lazyComponent(async () => (await import('./subscribe-dialog')).SubscribeDialog);
