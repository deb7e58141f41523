import { useUser } from '../../lib/account';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';
import { useCreatedEvent } from '../own-events/use-created-event';
import { CreatedEventCard } from './created-event-card';

export const QuickAdd = () => {
  const [user, created] = [useUser(), useCreatedEvent()];
  if (!user) return null;
  if (created) return <CreatedEventCard key={created.id} event={created} />;
  return (
    <DeferredMount isRequested>
      <QuickAddCard />
    </DeferredMount>
  );
};

const QuickAddCard = lazyComponent(async () => (await import('./quick-add-card')).QuickAddCard);
