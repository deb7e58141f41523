import { useState } from 'react';
import {
  agendaDownload,
  agendaFile,
  nearestDay,
  type OneEvent,
  plainQuotes,
  relativeLabel,
  renamed,
  type TownEvent,
  titleOf,
} from '#libs/contracts';
import { mainText } from '#libs/contracts/texts';
import { useAssumedWide } from '../../lib/assumed';
import { useMedia } from '../../lib/use-media';
import { useToday } from '../../lib/use-town';
import { AudioPlayer } from '../../ui/audio-player';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PublishedText } from '../../ui/published-text';
import { isCancelled } from '../events/appearance';
import { Before } from '../events/moves';
import { AgendaFold } from '../magic/agenda-fold';
import { useSavedEvents } from '../preferences/use-preferences';
import { ReminderLine } from '../reminders/reminder-line';
import { ActionBar } from './action-bar';
import { BackLink } from './back-link';
import { EventDate } from './event-date';
import { EventFacts } from './event-facts';
import styles from './event-page.module.css';
import { HeadBadges } from './head-badges';
import { FeaturedNote, OwnNote, StatusNote, TentativeNote } from './notes';
import { PlaceMap } from './place-map';
import { QuickActions } from './quick-actions';
import { Section } from './section';
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

/** The organization's picture. One that can't be had leaves no trace. */
const EventImage = ({ event: { imageUrl } }: { event: TownEvent }) => {
  const [failed, setFailed] = useState<string>();
  return imageUrl && failed !== imageUrl ? (
    <img className={styles.image} src={imageUrl} alt="" loading="lazy" onError={() => setFailed(imageUrl)} />
  ) : null;
};

/** What the organization says about it. What it says in all of its events is folded. */
const About = ({ event }: { event: TownEvent }) => {
  const [whole, setWhole] = useState(false);
  const { description, boilerplate } = event;
  const text = whole ? description : mainText(event);
  return description ? (
    <Section title="About This Event">
      {text && <PublishedText text={text} />}
      {boilerplate && (
        <button type="button" className={`link ${styles.whole}`} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show less' : 'Show the whole text'}
        </button>
      )}
    </Section>
  ) : null;
};

/** The first attachment is the agenda. */
const AgendaBlock = ({ event }: { event: TownEvent }) => {
  const address = event.attachments?.[0];
  return address ? (
    <Section title="Meeting Agenda">
      <div className={`${styles.buttons} paperless`}>
        <Button component="a" href={address} target="_blank" rel="noreferrer" leftSection={<Icon name="external" />}>
          View Agenda (PDF)
          <span className="sr">, opens in a new tab</span>
        </Button>
        <Button component="a" href={agendaDownload(event, address)} download={agendaFile} leftSection={<Icon name="download" />}>
          Download
        </Button>
      </div>
      <AgendaFold key={event.id} id={event.id} />
    </Section>
  ) : null;
};
