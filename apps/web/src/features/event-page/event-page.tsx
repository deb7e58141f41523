import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { type EventDetails, hasOrganization, parseEventId, repairMojibake } from '#libs/contracts';
import { ApiError } from '../../lib/api';
import { loadedEvents } from '../../lib/loaded-events';
import { queries } from '../../lib/queries';
import { useTitle } from '../../lib/use-title';
import { BackLink } from './back-link';
import { EventArticle } from './event-article';
import face from './event-date.module.css';
import styles from './event-page.module.css';
import bones from './event-skeleton.module.css';

export const EventPage = () => {
  const { id = '' } = useParams();
  const eventOrState = useEvent(id);
  const { title, content } =
    typeof eventOrState === 'string'
      ? STATE_CONTENTS[eventOrState]
      : { title: repairMojibake(eventOrState.name), content: contentOf(eventOrState) };
  useTitle(title);
  return <div className={styles.page}>{content}</div>;
};

/** Until it is loaded, and if that fails, the list's data of it is used. An event without an organization counts as missing. */
const useEvent = (idOrSlug: string): EventDetails | 'loading' | 'missing' | 'failed' => {
  const client = useQueryClient();
  const { data, error } = useQuery(queries.event(idOrSlug));
  const { data: organizations } = useQuery(queries.organizations);
  if (isMissing(error)) return 'missing';
  const listed = () => loadedEvents(client).find(({ id }) => id === parseEventId(idOrSlug));
  const event = data ?? listed();
  if (event && organizations && !hasOrganization(event, organizations)) return 'missing';
  return event ?? (error ? 'failed' : 'loading');
};

const isMissing = (error: Error | null) => error instanceof ApiError && [400, 404].includes(error.status);

const contentOf = (event: EventDetails) =>
  event.isPrivate ? <EventNoLongerPublic event={event} /> : <EventArticle event={event} />;

const EventNotFound = () => <EventUnavailable title="Event Not Found" words="It may have been removed by its organization." />;

const EventNoLongerPublic = ({ event: { organization } }: { event: EventDetails }) => (
  <EventUnavailable title="No longer public" words={`${organization} has made this event private.`} />
);

/** The server did not answer, so it is unknown whether the event exists. */
const EventFailed = () => <EventUnavailable title="Failed to load the event" words="Please try again later." />;

const EventUnavailable = ({ title, words }: { title: string; words: string }) => (
  <section className={styles.missing} role="alert">
    <h1>{title}</h1>
    <p>{words}</p>
    <BackLink />
  </section>
);

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

const STATE_CONTENTS = {
  loading: { title: undefined, content: <EventSkeleton /> },
  missing: { title: 'Event Not Found', content: <EventNotFound /> },
  failed: { title: 'Failed to load the event', content: <EventFailed /> },
};
