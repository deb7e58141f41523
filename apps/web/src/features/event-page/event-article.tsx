import type { OneEvent } from '#libs/contracts';
import { nearestDay, plainQuotes, relativeLabel, renamed, titleOf } from '#libs/contracts';
import { useAssumedWide } from '../../lib/assumed';
import { useMedia } from '../../lib/use-media';
import { useToday } from '../../lib/use-town';
import { AudioPlayer } from '../../ui/audio-player';
import { isCancelled } from '../events/appearance';
import { Before } from '../events/moves';
import { useSavedEvents } from '../preferences/use-preferences';
import { ReminderLine } from '../reminders/reminder-line';
import { About } from './about';
import { ActionBar } from './action-bar';
import { AgendaBlock } from './agenda-block';
import { BackLink } from './back-link';
import { EventDate } from './event-date';
import { EventFacts } from './event-facts';
import { EventImage } from './event-image';
import styles from './event-page.module.css';
import { HeadBadges } from './head-badges';
import { FeaturedNote, OwnNote, StatusNote, TentativeNote } from './notes';
import { PlaceMap } from './place-map';
import { QuickActions } from './quick-actions';
import { SourceTable } from './source-table';
import { useEventActions } from './use-event-actions';

/** Everything about one event. */
export const EventArticle = ({ event }: { event: OneEvent }) => {
  const today = useToday();
  const saved = useSavedEvents().has(event.id);
  const wide = useMedia('(min-width: 1280px)', useAssumedWide());
  const { actions, dialog } = useEventActions(event);
  const day = nearestDay(event, today);
  const called = renamed(event);
  return (
    <>
      <BackLink />
      <article className={styles.event} data-cancelled={isCancelled(event) || undefined}>
        <EventDate event={event} today={today} />
        <div className={styles.head}>
          {day && <p className={styles.relative}>{relativeLabel(day, today)}</p>}
          {called && (
            <p className={styles.called}>
              <Before words={called.before} />
            </p>
          )}
          <h1>
            {isCancelled(event) && <span className="sr">Cancelled: </span>}
            {titleOf(event)}
          </h1>
          <HeadBadges event={event} saved={saved} />
          {event.shownTitle && <p className={styles.published}>As published: {plainQuotes(event.name)}</p>}
        </div>
        <div className={styles.body}>
          <StatusNote event={event} />
          <ReminderLine event={event} />
          <EventFacts event={event} />
          <EventImage event={event} />
          <AudioPlayer source={event.audioNarration} title="Listen to this event" />
          <TentativeNote event={event} />
          <FeaturedNote event={event} />
          <OwnNote event={event} />
          <About event={event} />
          <PlaceMap key={event.id} event={event} />
          <AgendaBlock event={event} />
          <SourceTable event={event} />
        </div>
        {wide ? <QuickActions actions={actions} /> : <ActionBar actions={actions} />}
      </article>
      {dialog}
    </>
  );
};
