import type { Upcasters } from '#libs/event-sourcing';
import type { EventPublished } from './catalogue-event';

/** Recorded types whose shape has changed since, each with how it reads today. */
export const upcasters: Upcasters = {
  EventPublished: (data: EventPublished['data'] | EventPublishedOnce): EventPublished => ({
    type: 'EventPublished',
    data: 'origin' in data ? data : { id: data.id, content: data.content, origin: originOf(data.source) },
  }),
};

/** When the calendar of an organization was called a feed. */
type EventPublishedOnce = Pick<EventPublished['data'], 'id' | 'content'> & {
  source: { feed: string; uid: string; instance: string };
};

const originOf = ({ feed, uid, instance }: EventPublishedOnce['source']) => ({ source: feed, uid, instance });
