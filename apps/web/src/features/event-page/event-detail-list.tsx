import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import {
  type EventDetails,
  eventPathOf,
  findPlaceChange,
  findTimeChange,
  formatDialIn,
  formatPlace,
  formatRecurrence,
  formatTimeRange,
  isOwnEvent,
  otherRoomEventsOf,
  repairMojibake,
  startDayOf,
  type TownEvent,
} from '#libs/contracts';
import { queries } from '../../lib/queries';
import { withUnbrokenTimes } from '../../lib/unbroken-times';
import { Icon } from '../../ui/icon';
import { isCancelled } from '../events/appearance';
import { ChangedText, FormerText } from '../events/event-changes';
import { JoinLink, useCanJoin } from '../events/join-online';
import { mapsLink } from '../events/maps-link';
import { useIsLarge } from '../events/use-events';
import { Logo } from '../organizations/logo';
import styles from './event-detail-list.module.css';

export const EventDetailList = ({ event }: { event: EventDetails }) => (
  <dl className={styles.facts}>
    <Fact name="Organization" centred>
      <Logo organization={event.organization} size="lg" />
      <span>
        <b>{event.organization}</b>
        {event.subOrganization && <span className={styles.sub}>{event.subOrganization}</span>}
      </span>
    </Fact>
    <TimeFact event={event} />
    {event.repeats && <Fact name="Repeats">{formatRecurrence(event.repeats.rule, event.repeats.from)}</Fact>}
    <LocationFact event={event} />
    <OnlineFact event={event} />
    {isOwnEvent(event) && <Fact name="Category">{event.category}</Fact>}
  </dl>
);

const TimeFact = ({ event }: { event: EventDetails }) => {
  const time = withUnbrokenTimes(formatTimeRange(event));
  const move = findTimeChange(event);
  return time || move ? (
    <Fact name="Time">
      {isCancelled(event) ? (
        <del className={styles.time}>{time}</del>
      ) : (
        <span>{move ? <ChangedText change={move} look={styles.time} /> : <b className={styles.time}>{time}</b>}</span>
      )}
    </Fact>
  ) : null;
};

const LocationFact = ({ event }: { event: EventDetails }) => {
  const [location, address] = [formatPlace(event), event.address].map((words) => words && repairMojibake(words));
  const move = findPlaceChange(event);
  const isRenamed = move?.now === location;
  return location || address ? (
    <Fact name="Location">
      <span>
        {location && (isRenamed ? <ChangedText change={move} /> : <b>{location}</b>)}
        {move && !isRenamed && <FormerText words={move.before} />}
        {address && <MapLink address={address} />}
        <OtherRoomsFact event={event} />
      </span>
    </Fact>
  ) : null;
};

/** Uses the list of events only if it is loaded already; in a large town that of the day. */
const OtherRoomsFact = ({ event }: { event: EventDetails }) => {
  const isLarge = useIsLarge();
  const day = startDayOf(event);
  const ofDay = useQuery({ ...queries.eventsBetween(day ?? '', day ?? ''), enabled: isLarge && day !== null });
  const eventList = useQuery({ ...queries.events, enabled: false });
  const { data = NO_EVENTS } = isLarge ? ofDay : eventList;
  const otherRooms = useMemo(() => otherRoomEventsOf(event, data), [event, data]);
  return (
    otherRooms.length > 0 && (
      <span className={styles.also}>
        Also in{' '}
        {otherRooms.map((other, place) => (
          <Fragment key={other.id}>
            {place > 0 && ', '}
            <Link href={eventPathOf(other)}>{repairMojibake(other.location ?? '')}</Link>
          </Fragment>
        ))}
      </span>
    )
  );
};

const NO_EVENTS: TownEvent[] = [];

const OnlineFact = ({ event }: { event: EventDetails }) =>
  useCanJoin(event) ? (
    <Fact name="Online">
      <span>
        <JoinLink event={event} />
        {formatDialIn(event) && (
          <details>
            <summary>Numbers and codes</summary>
            {formatDialIn(event)}
          </details>
        )}
      </span>
    </Fact>
  ) : null;

const Fact = ({ name, centred, children }: { name: string; centred?: boolean; children: ReactNode }) => (
  <div className={styles.fact} data-centred={centred}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const MapLink = ({ address }: { address: string }) => (
  <a className={styles.map} href={mapsLink(address)} target="_blank" rel="noreferrer">
    {address}
    <Icon name="external" size={16} />
    <span className="sr">map, opens in a new tab</span>
  </a>
);
