import { BackLink } from './back-link';
import face from './event-date.module.css';
import styles from './event-page.module.css';
import bones from './event-skeleton.module.css';

/** The shape of the page until the event is there. */
export const EventSkeleton = () => (
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
