import { useParams } from 'wouter';
import { type OneEvent, plainQuotes } from '#libs/contracts';
import { useTitle } from '../../lib/use-title';
import { EventArticle } from './event-article';
import { EventFailed, EventNoLongerPublic, EventNotFound } from './event-not-found';
import styles from './event-page.module.css';
import { EventSkeleton } from './event-skeleton';
import { useEvent } from './use-event';

/** One event, by its number or its slug. */
export const EventPage = () => {
  const { id = '' } = useParams();
  const found = useEvent(id);
  const { title, content } =
    typeof found === 'string' ? INSTEAD[found] : { title: plainQuotes(found.name), content: contentOf(found) };
  useTitle(title);
  return <div className={styles.page}>{content}</div>;
};

const contentOf = (event: OneEvent) => (event.isPrivate ? <EventNoLongerPublic event={event} /> : <EventArticle event={event} />);

const INSTEAD = {
  loading: { title: undefined, content: <EventSkeleton /> },
  missing: { title: 'Event Not Found', content: <EventNotFound /> },
  failed: { title: 'Failed to load the event', content: <EventFailed /> },
};
