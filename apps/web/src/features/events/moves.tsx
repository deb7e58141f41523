import { createContext, type ReactNode, useContext } from 'react';
import type { Move, TownEvent } from '#libs/contracts';
import { unbroken } from '../../lib/unbroken';
import styles from './moves.module.css';

/** How an event was moved to another time and to another place. */
export type Moves = Readonly<{ time: Move | null; place: Move | null }>;

/** By the number of an event, on pages that know what became of it: lists don't tell. */
export const MovesContext = createContext<ReadonlyMap<number, Moves>>(new Map());

export const useMoves = ({ id }: TownEvent): Moves => useContext(MovesContext).get(id) ?? STAYED;

const STAYED: Moves = { time: null, place: null };

/** What holds, and above it what no longer does. */
export const Told = ({ move, look, children }: { move: Move | null; look?: string; children?: string }) =>
  move ? (
    <>
      <Before words={move.before} />{' '}
      <Now look={look} day={move.what === 'date' && children ? move.now.split(children)[0] : ''}>
        {children || unbroken(move.now)}
      </Now>
    </>
  ) : (
    children
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
