import { useState } from 'react';
import { newsletterRequests } from '../../lib/newsletter-dialog';
import { useTown } from '../../lib/use-town';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';

/** The newsletter's form, where the town has one, for whoever asks for it. */
export const NewsletterDialogs = () => {
  const { newsletter } = useTown();
  const [opened, setOpened] = useState(false);

  newsletterRequests.useEach(() => setOpened(true));

  return newsletter ? (
    <Later wanted={opened}>
      <NewsletterDialog form={newsletter} opened={opened} onClose={() => setOpened(false)} />
    </Later>
  ) : null;
};

const NewsletterDialog = fetched(async () => (await import('./newsletter-dialog')).NewsletterDialog);
