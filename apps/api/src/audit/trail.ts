import { type HashedKey, phoneNumber } from '#libs/domain';
import { isMendingOf, type Position, type Recorded } from '#libs/event-sourcing';
import { preferences } from '#projections';
import { DEEDS } from '../operations/deeds';
import { NOTHING_STANDS, type Standing, standingAfter } from './standing';

/** Where one of somebody's facts stands. What it says is read from the log, each time it is told. */
export type Mark = Readonly<{ stream: string; revision: number; position: Position; type: string; time: string }>;

/** What was so after the fact of that number, and which fact that was. It is good for as long as that one stands in the log. */
export type Snapshot = Readonly<{ fact: number; id: string; standing: Standing }>;

export const SNAPSHOT_EVERY = 1_000;

/** The marks of all facts of whoever holds a key, in the order of the log, and how far each stream was read for them. */
export class Trail {
  readonly marks: Mark[] = [];
  readonly snapshots: Snapshot[] = [{ fact: 0, id: '', standing: NOTHING_STANDS }];
  /** Of each stream the fact that was read last. */
  readonly read = new Map<string, Readonly<{ revision: number; id: string }>>();
  /** The newest fact of the log when all of it was read. */
  seen: Readonly<{ position: Position; id: string | undefined }> | undefined;
  private standing = NOTHING_STANDS;

  constructor(
    readonly log: string,
    readonly key: HashedKey,
  ) {}

  get last(): Position | undefined {
    return this.marks.at(-1)?.position;
  }

  /** The number of the fact by which whoever it is was forgotten; 0 where nobody was. */
  get forgottenUpTo(): number {
    return this.marks.findLastIndex(({ type }) => type === 'AccountForgotten' || type === 'PreferencesForgotten') + 1;
  }

  /** With a fact that stands behind all others. */
  add(fact: Recorded) {
    const { stream, revision, position, type, id, metadata } = fact;
    this.read.set(stream, { revision, id });
    if (!tellsOf(fact, this.key, this.standing)) return;
    this.marks.push({ stream, revision, position, type, time: metadata.time });
    this.standing = standingAfter(this.standing, fact);
    if (this.marks.length % SNAPSHOT_EVERY === 0) this.snapshots.push({ fact: this.marks.length, id, standing: this.standing });
  }
}

const OF_A_TELEPHONE = `${phoneNumber.stream}-`;

/**
 * A telephone may be several people's: what names another is theirs, and what names nobody is of all whose messages go there by then, not
 * of whoever gave it once.
 */
const tellsOf = (fact: Recorded, key: HashedKey, { number }: Standing): boolean => {
  const { stream, data } = fact;
  // Operators decide also what becomes of a fact in somebody's preferences.
  if (stream === DEEDS) return isMendingOf(preferences, fact) && data.key === key;
  return !stream.startsWith(OF_A_TELEPHONE) || data.key === key || (!data.key && stream === OF_A_TELEPHONE + number);
};
