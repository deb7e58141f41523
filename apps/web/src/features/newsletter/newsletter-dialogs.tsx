import { useState } from 'react';
import { newsletterRequests } from '../../lib/newsletter-dialog';
import { useTown } from '../../lib/use-town';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';

export const NewsletterDialogs = () => {
  const { newsletter } = useTown();
  const [opened, setOpened] = useState(false);

  newsletterRequests.useEach(() => setOpened(true));

  return newsletter ? (
    <DeferredMount isRequested={opened}>
      <NewsletterDialog form={newsletter} opened={opened} onClose={() => setOpened(false)} />
    </DeferredMount>
  ) : null;
};

const NewsletterDialog = lazyComponent(async () => (await import('./newsletter-dialog')).NewsletterDialog);
