import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import type { OneEvent, TownEvent } from '#libs/contracts';
import {
  dialWords,
  eventPath,
  isOwn,
  movedInSpace,
  movedInTime,
  otherRoomsOf,
  placeWords,
  plainQuotes,
  recurrenceWords,
  timeRange,
} from '#libs/contracts';
import { queries } from '../../lib/queries';
import { unbroken } from '../../lib/unbroken';
import { Icon } from '../../ui/icon';
import { isCancelled } from '../events/appearance';
import { JoinOnline, useCanJoin } from '../events/join-online';
import { mapsLink } from '../events/maps-link';
import { Before, Told } from '../events/moves';
import { Logo } from '../organizations/logo';
import styles from './event-facts.module.css';

/** Who, when and where. */
export const EventFacts = ({ event }: { event: OneEvent }) => (
  <dl className={styles.facts}>
    <Fact name="Organization" centred>
      <Logo organization={event.organization} size="lg" />
      <span>
        <b>{event.organization}</b>
        {event.subOrganization && <span className={styles.sub}>{event.subOrganization}</span>}
      </span>
    </Fact>
    <Time event={event} />
    {event.repeats && <Fact name="Repeats">{recurrenceWords(event.repeats.rule, event.repeats.from)}</Fact>}
    <Location event={event} />
    <Online event={event} />
    {isOwn(event) && <Fact name="Category">{event.category}</Fact>}
  </dl>
);

const Time = ({ event }: { event: OneEvent }) => {
  const time = unbroken(timeRange(event));
  const move = movedInTime(event);
  return time || move ? (
    <Fact name="Time">
      {isCancelled(event) ? (
        <del className={styles.time}>{time}</del>
      ) : (
        <span>{move ? <Told move={move} look={styles.time} /> : <b className={styles.time}>{time}</b>}</span>
      )}
    </Fact>
  ) : null;
};

const Location = ({ event }: { event: OneEvent }) => {
  const [location, address] = [placeWords(event), event.address].map((words) => words && plainQuotes(words));
  const move = movedInSpace(event);
  const isRenamed = move?.now === location;
  return location || address ? (
    <Fact name="Location">
      <span>
        {location && (isRenamed ? <Told move={move} /> : <b>{location}</b>)}
        {move && !isRenamed && <Before words={move.before} />}
        {address && <MapLink address={address} />}
        <AlsoIn event={event} />
      </span>
    </Fact>
  ) : null;
};

/** The other rooms in which it is at the same hour, as far as the list is known: it is not fetched for them. */
const AlsoIn = ({ event }: { event: OneEvent }) => {
  const { data = NONE } = useQuery({ ...queries.events, enabled: false });
  const others = useMemo(() => otherRoomsOf(event, data), [event, data]);
  return (
    others.length > 0 && (
      <span className={styles.also}>
        Also in{' '}
        {others.map((other, place) => (
          <Fragment key={other.id}>
            {place > 0 && ', '}
            <Link href={eventPath(other)}>{plainQuotes(other.location ?? '')}</Link>
          </Fragment>
        ))}
      </span>
    )
  );
};

const NONE: TownEvent[] = [];

const Online = ({ event }: { event: OneEvent }) =>
  useCanJoin(event) ? (
    <Fact name="Online">
      <span>
        <JoinOnline event={event} />
        {dialWords(event) && (
          <details>
            <summary>Numbers and codes</summary>
            {dialWords(event)}
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
