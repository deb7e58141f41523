import { useParams } from 'wouter';
import { ApiError } from '../../lib/api';
import { useTitle } from '../town/use-title';
import { EventArticle } from './event-article';
import { EventFailed, EventNotFound } from './event-not-found';
import styles from './event-page.module.css';
import { EventSkeleton } from './event-skeleton';
import { useEvent } from './use-event';

/** One event, by its number or its slug. */
export const EventPage = () => {
  const { id = '' } = useParams();
  const { data: event, error } = useEvent(id);
  useTitle(event?.name ?? (error ? 'Event Not Found' : undefined));
  return (
    <div className={styles.page}>
      {event ? (
        <EventArticle event={event} />
      ) : error ? (
        isMissing(error) ? (
          <EventNotFound />
        ) : (
          <EventFailed />
        )
      ) : (
        <EventSkeleton />
      )}
    </div>
  );
};

const isMissing = (error: Error) => error instanceof ApiError && [400, 404].includes(error.status);
