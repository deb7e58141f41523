import { useState } from 'react';
import {
  AGENDA_FILE_NAME,
  agendaDownloadUrl,
  type EventDetails,
  findNameChange,
  formatRelativeDay,
  nearestDayOf,
  repairMojibake,
  type TownEvent,
  titleOf,
} from '#libs/contracts';
import { mainTextOf } from '#libs/contracts/texts';
import { useAssumedWide } from '../../lib/screen-width';
import { useMedia } from '../../lib/use-media';
import { useToday } from '../../lib/use-town';
import { AudioPlayer } from '../../ui/audio-player';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PublishedText } from '../../ui/published-text';
import { AgendaFold } from '../assistant/agenda-fold';
import { isCancelled } from '../events/appearance';
import { FormerText } from '../events/event-changes';
import { useSavedEvents } from '../preferences/use-preferences';
import { ReminderLine } from '../reminders/reminder-line';
import { ActionBar } from './action-bar';
import { ActionColumn } from './action-column';
import { BackLink } from './back-link';
import { EventDate } from './event-date';
import { EventDetailList } from './event-detail-list';
import styles from './event-page.module.css';
import { EventSection } from './event-section';
import { HeadBadges } from './head-badges';
import { FeaturedNote, OwnEventNote, StatusNote, TentativeNote } from './notes';
import { PlaceMap } from './place-map';
import { SourceTable } from './source-table';
import { useEventActions } from './use-event-actions';

export const EventArticle = ({ event }: { event: EventDetails }) => {
  const today = useToday();
  const saved = useSavedEvents().has(event.id);
  const wide = useMedia('(min-width: 1280px)', useAssumedWide());
  const { actions, dialog } = useEventActions(event);
  const day = nearestDayOf(event, today);
  const called = findNameChange(event);
  return (
    <>
      <BackLink />
      <article className={styles.event} data-cancelled={isCancelled(event) || undefined}>
        <EventDate event={event} today={today} />
        <div className={styles.head}>
          {day && <p className={styles.relative}>{formatRelativeDay(day, today)}</p>}
          {called && (
            <p className={styles.called}>
              <FormerText words={called.before} />
            </p>
          )}
          <h1>
            {isCancelled(event) && <span className="sr">Cancelled: </span>}
            {titleOf(event)}
          </h1>
          <HeadBadges event={event} saved={saved} />
          {event.shownTitle && <p className={styles.published}>As published: {repairMojibake(event.name)}</p>}
        </div>
        <div className={styles.body}>
          <StatusNote event={event} />
          <ReminderLine event={event} />
          <EventDetailList event={event} />
          <EventImage event={event} />
          <AudioPlayer source={event.audioNarration} title="Listen to this event" />
          <TentativeNote event={event} />
          <FeaturedNote event={event} />
          <OwnEventNote event={event} />
          <EventDescription event={event} />
          <PlaceMap key={event.id} event={event} />
          <AgendaBlock event={event} />
          <SourceTable event={event} />
        </div>
        {wide ? <ActionColumn actions={actions} /> : <ActionBar actions={actions} />}
      </article>
      {dialog}
    </>
  );
};

const EventImage = ({ event: { imageUrl } }: { event: TownEvent }) => {
  const [failed, setFailed] = useState<string>();
  return imageUrl && failed !== imageUrl ? (
    <img className={styles.image} src={imageUrl} alt="" loading="lazy" onError={() => setFailed(imageUrl)} />
  ) : null;
};

/** Text that the organization repeats in every event is folded. */
const EventDescription = ({ event }: { event: TownEvent }) => {
  const [isExpanded, setExpanded] = useState(false);
  const { description, boilerplate } = event;
  const text = isExpanded ? description : mainTextOf(event);
  return description ? (
    <EventSection title="About This Event">
      {text && <PublishedText text={text} />}
      {boilerplate && (
        <button
          type="button"
          className={`link ${styles.whole}`}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show less' : 'Show the whole text'}
        </button>
      )}
    </EventSection>
  ) : null;
};

const AgendaBlock = ({ event }: { event: TownEvent }) => {
  const address = event.attachments?.[0];
  return address ? (
    <EventSection title="Meeting Agenda">
      <div className={`${styles.buttons} paperless`}>
        <Button component="a" href={address} target="_blank" rel="noreferrer" leftSection={<Icon name="external" />}>
          View Agenda (PDF)
          <span className="sr">, opens in a new tab</span>
        </Button>
        <Button
          component="a"
          href={agendaDownloadUrl(event, address)}
          download={AGENDA_FILE_NAME}
          leftSection={<Icon name="download" />}
        >
          Download
        </Button>
      </div>
      <AgendaFold key={event.id} id={event.id} />
    </EventSection>
  ) : null;
};
