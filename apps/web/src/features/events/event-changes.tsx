import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'wouter';
import {
  type EventDetails,
  eventPathOf,
  findNameChange,
  findPlaceChange,
  findTimeChange,
  formatRebooking,
  type Rebooking,
  type TownEvent,
  type VisibleChange,
} from '#libs/contracts';
import { withUnbrokenTimes } from '../../lib/unbroken-times';
import styles from './event-changes.module.css';

export type EventChanges = Readonly<{
  name: VisibleChange | null;
  time: VisibleChange | null;
  place: VisibleChange | null;
  signs: readonly string[];
  rebooking?: Rebooking;
}>;

/** By event id. Only pages that load histories provide it; lists do not. */
export const EventChangesContext = createContext<ReadonlyMap<number, EventChanges>>(new Map());

export const useEventChanges = ({ id }: TownEvent): EventChanges => useContext(EventChangesContext).get(id) ?? NO_CHANGES;

export const eventChangesOf = (event: EventDetails): EventChanges => {
  const [name, time, place] = [findNameChange(event), findTimeChange(event), findPlaceChange(event)];
  const signs = changeSignsOf(event, Boolean(name || time || place));
  return { name, time, place, signs, ...(event.rebooking && { rebooking: event.rebooking }) };
};

const NO_CHANGES: EventChanges = { name: null, time: null, place: null, signs: [] };

/** Only for events that take place: readers who gave up on one may be interested again. */
const changeSignsOf = ({ status, history }: EventDetails, isMoved: boolean): string[] =>
  status !== 'confirmed'
    ? []
    : [
        ...(history?.reinstatedAt ? ['ON AGAIN'] : []),
        ...(history?.returnedAt ? ['ANNOUNCED AGAIN'] : []),
        ...(isMoved ? ['CHANGED'] : []),
        ...(history?.describedAt ? ['NEW DESCRIPTION'] : []),
      ];

export const FormerName = ({ event }: { event: TownEvent }) => {
  const { name } = useEventChanges(event);
  return name && <FormerText words={name.before} />;
};

/** A function, because nearly every row would otherwise have an empty component. */
export const renderRebookingLink = ({ rebooking }: EventChanges): ReactNode =>
  rebooking && (
    <>
      {' '}
      <Link href={eventPathOf(rebooking)}>{formatRebooking(rebooking)}</Link>
    </>
  );

export const ChangedText = ({ change, look, children }: { change: VisibleChange | null; look?: string; children?: string }) =>
  change ? (
    <>
      <FormerText words={change.before} />{' '}
      <CurrentText look={look} day={change.what === 'date' && children ? change.now.split(children)[0] : ''}>
        {withUnbrokenTimes(children || change.now)}
      </CurrentText>
    </>
  ) : (
    children && withUnbrokenTimes(children)
  );

export const FormerText = ({ words }: { words: string }) => (
  <del className={styles.before}>
    <span className="sr">Before: </span>
    {withUnbrokenTimes(words)}
  </del>
);

/** `day` is for screen readers only; others see it beside the time. */
export const CurrentText = ({ look = '', day = '', children }: { look?: string; day?: string; children: ReactNode }) => (
  <ins className={`${styles.now} ${look}`}>
    <span className="sr">Now: {day}</span>
    {children}
  </ins>
);
