import { useCreatedEvent } from '../own-events/use-created-event';
import { CreatedEventCard } from './created-event-card';

export const AddedEvent = () => {
  const created = useCreatedEvent();
  return created ? <CreatedEventCard key={created.id} event={created} /> : null;
};
