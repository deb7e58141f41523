import type { OneEvent } from '#libs/contracts';
import { BackLink } from './back-link';
import styles from './event-page.module.css';

export const EventNotFound = () => <Missing title="Event Not Found" words="It may have been removed by its organization." />;

/** Nothing else is told of it. */
export const EventNoLongerPublic = ({ event: { organization } }: { event: OneEvent }) => (
  <Missing title="No longer public" words={`${organization} has made this event private.`} />
);

/** The server could not be asked, so that nobody knows whether the event exists. */
export const EventFailed = () => <Missing title="Failed to load the event" words="Please try again later." />;

const Missing = ({ title, words }: { title: string; words: string }) => (
  <section className={styles.missing} role="alert">
    <h1>{title}</h1>
    <p>{words}</p>
    <BackLink />
  </section>
);
