import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { eventIdOf, hasOrganization, type OneEvent, plainQuotes } from '#libs/contracts';
import { ApiError } from '../../lib/api';
import { queries } from '../../lib/queries';
import { useTitle } from '../../lib/use-title';
import { BackLink } from './back-link';
import { EventArticle } from './event-article';
import face from './event-date.module.css';
import styles from './event-page.module.css';
import bones from './event-skeleton.module.css';

/** One event, by its number or its slug. */
export const EventPage = () => {
  const { id = '' } = useParams();
  const found = useEvent(id);
  const { title, content } =
    typeof found === 'string' ? INSTEAD[found] : { title: plainQuotes(found.name), content: contentOf(found) };
  useTitle(title);
  return <div className={styles.page}>{content}</div>;
};

/**
 * The event of an address. What the list already knows about it stands in until the answer is there, and where there is none.
 * An event without its organization is missing too.
 */
const useEvent = (idOrSlug: string): OneEvent | 'loading' | 'missing' | 'failed' => {
  const client = useQueryClient();
  const { data, error } = useQuery(queries.event(idOrSlug));
  const { data: organizations } = useQuery(queries.organizations);
  if (isMissing(error)) return 'missing';
  const listed = () => client.getQueryData(queries.events.queryKey)?.find(({ id }) => id === eventIdOf(idOrSlug));
  const event = data ?? listed();
  if (event && organizations && !hasOrganization(event, organizations)) return 'missing';
  return event ?? (error ? 'failed' : 'loading');
};

const isMissing = (error: Error | null) => error instanceof ApiError && [400, 404].includes(error.status);

const contentOf = (event: OneEvent) => (event.isPrivate ? <EventNoLongerPublic event={event} /> : <EventArticle event={event} />);

const EventNotFound = () => <Missing title="Event Not Found" words="It may have been removed by its organization." />;

/** Nothing else is told of it. */
const EventNoLongerPublic = ({ event: { organization } }: { event: OneEvent }) => (
  <Missing title="No longer public" words={`${organization} has made this event private.`} />
);

/** The server could not be asked, so that nobody knows whether the event exists. */
const EventFailed = () => <Missing title="Failed to load the event" words="Please try again later." />;

const Missing = ({ title, words }: { title: string; words: string }) => (
  <section className={styles.missing} role="alert">
    <h1>{title}</h1>
    <p>{words}</p>
    <BackLink />
  </section>
);

/** The shape of the page until the event is there. */
const EventSkeleton = () => (
  <>
    <BackLink />
    <div className={styles.event} aria-busy="true">
      <p className="sr" role="status">
        Loading the event
      </p>
      <div className={`${face.date} ${bones.date}`} aria-hidden="true" />
      <div className={styles.head} aria-hidden="true">
        <span className={`${bones.bone} ${bones.small}`} />
        <span className={`${bones.bone} ${bones.title}`} />
        <span className={`${bones.bone} ${bones.title}`} />
      </div>
      <div className={styles.body} aria-hidden="true">
        {['facts', 'facts', 'text', 'text', 'text'].map((kind, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bones never change
          <span key={place} className={`${bones.bone} ${bones[kind]}`} />
        ))}
      </div>
    </div>
  </>
);

const INSTEAD = {
  loading: { title: undefined, content: <EventSkeleton /> },
  missing: { title: 'Event Not Found', content: <EventNotFound /> },
  failed: { title: 'Failed to load the event', content: <EventFailed /> },
};
