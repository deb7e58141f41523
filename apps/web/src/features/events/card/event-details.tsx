import type { Day, TownEvent } from '#libs/contracts';
import { useFilterCount } from '../../../lib/filters';
import { fetched } from '../../../ui/fetched';
import { Later } from '../../../ui/later';
import { DateStrip } from './date-strip';
import { Description } from './description';
import { EventActions } from './event-actions';
import styles from './event-details.module.css';
import { EventPlace } from './event-place';

/** What unfolds below a row: when, where, what, and what one can do about it. */
export const EventDetails = ({ event, today, onHide }: { event: TownEvent; today: Day; onHide: () => void }) => (
  <div className={styles.details}>
    <DateStrip event={event} today={today} />
    <div className={styles.columns}>
      <div className={styles.texts}>
        <Reasons event={event} />
        <EventPlace event={event} />
        {event.description && <Description text={event.description} />}
      </div>
      <EventActions event={event} onHide={onHide} />
    </div>
  </div>
);

/** Why the filters left it, while some are on. */
const Reasons = ({ event }: { event: TownEvent }) =>
  useFilterCount() > 0 && (
    <Later wanted>
      <Why event={event} />
    </Later>
  );

const Why = fetched(async () => (await import('../../filters/why')).Why);
