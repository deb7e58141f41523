import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'wouter';
import {
  eventPath,
  type Move,
  movedInSpace,
  movedInTime,
  type OneEvent,
  type Rebooking,
  rebookingWords,
  renamed,
  type TownEvent,
} from '#libs/contracts';
import { unbroken } from '../../lib/unbroken';
import styles from './moves.module.css';

/** What became of an event: what it was called, when and where it was to be, and what cannot be told in one line. */
export type Moves = Readonly<{
  name: Move | null;
  time: Move | null;
  place: Move | null;
  signs: readonly string[];
  rebooking?: Rebooking;
}>;

/** By the number of an event, on pages that know what became of it: lists don't tell. */
export const MovesContext = createContext<ReadonlyMap<number, Moves>>(new Map());

export const useMoves = ({ id }: TownEvent): Moves => useContext(MovesContext).get(id) ?? STAYED;

export const movesOf = (event: OneEvent): Moves => {
  const [name, time, place] = [renamed(event), movedInTime(event), movedInSpace(event)];
  const signs = signsOf(event, Boolean(name || time || place));
  return { name, time, place, signs, ...(event.rebooking && { rebooking: event.rebooking }) };
};

const STAYED: Moves = { name: null, time: null, place: null, signs: [] };

/** Of an event that takes place: whoever gave it up may be glad to read on. */
const signsOf = ({ status, history }: OneEvent, isMoved: boolean): string[] =>
  status !== 'confirmed'
    ? []
    : [
        ...(history?.reinstatedAt ? ['ON AGAIN'] : []),
        ...(history?.returnedAt ? ['ANNOUNCED AGAIN'] : []),
        ...(isMoved ? ['CHANGED'] : []),
        ...(history?.describedAt ? ['NEW DESCRIPTION'] : []),
      ];

/** What it was called, above what it is called now. */
export const CalledBefore = ({ event }: { event: TownEvent }) => {
  const { name } = useMoves(event);
  return name && <Before words={name.before} />;
};

/** After the place of what is cancelled: where it is now. No component of its own, for nearly every row would have an empty one. */
export const rebookingLink = ({ rebooking }: Moves): ReactNode =>
  rebooking && (
    <>
      {' '}
      <Link href={eventPath(rebooking)}>{rebookingWords(rebooking)}</Link>
    </>
  );

/** What holds, and above it what no longer does. */
export const Told = ({ move, look, children }: { move: Move | null; look?: string; children?: string }) =>
  move ? (
    <>
      <Before words={move.before} />{' '}
      <Now look={look} day={move.what === 'date' && children ? move.now.split(children)[0] : ''}>
        {unbroken(children || move.now)}
      </Now>
    </>
  ) : (
    children && unbroken(children)
  );

export const Before = ({ words }: { words: string }) => (
  <del className={styles.before}>
    <span className="sr">Before: </span>
    {unbroken(words)}
  </del>
);

/** The `day` is heard only: who sees it sees it beside the time. */
export const Now = ({ look = '', day = '', children }: { look?: string; day?: string; children: ReactNode }) => (
  <ins className={`${styles.now} ${look}`}>
    <span className="sr">Now: {day}</span>
    {children}
  </ins>
);
