import { Injectable } from '@nestjs/common';
import type { FailureReason, ZoneSuspicion } from '#libs/contracts';
import { Notes } from '#libs/event-sourcing';
import type { FeedDays } from '../import/feed-days';
import type { Held } from '../import/guard';
import type { SourceHistory } from '../import/source-history';
import type { Known } from './validators';

/** What is remembered of a source from check to check. Instants are ISO, in UTC. */
export type SourceNote = Readonly<{
  history?: SourceHistory;
  format?: string;
  /** Of what was read last, so that the same is not sent again. */
  known?: Known;
  refreshMinutes?: number;
  /** Which text was tried: what became of another address says nothing of this one. */
  of?: string;
  triedAt?: string;
  nextAt?: string;
  /** The last check that found out what the source says now. */
  checkedAt?: string;
  /** The last one that recorded anything. */
  changedAt?: string;
  /** Checks in a row that failed, and why the last one did. */
  failures: number;
  error?: string;
  /** The same as a reason that can be worded, with what the words need. */
  failure?: NotedFailure;
  /** It did answer, though with no calendar. */
  isNoCalendar?: true;
  /** What kept us from loading it last time, though its publisher did nothing wrong. */
  fault?: string;
  /** Of the last load that was accepted. */
  events?: number;
  /** When these end. */
  days?: FeedDays;
  /** All that it tells is over. */
  isAllOver?: boolean;
  /** Of the last load, what it has and is not for everybody. */
  privates?: number;
  /** Of the same load, readable or not, of whatever days. */
  records?: number;
  facts?: Readonly<Record<string, number>>;
  problems?: readonly string[];
  unrecorded?: number;
  startsAtNight?: boolean;
  zoneSuspicion?: ZoneSuspicion;
  heldBack?: HeldBack;
}>;

/** `status`: what a server answered. `title`: what a page in place of a calendar calls itself. */
export type NotedFailure = Readonly<{ reason: FailureReason; status?: number; title?: string }>;

/**
 * Since when a load is not believed, and why; refused is what an operator has seen and does not want. `marks`: by what it is known
 * again. `held`: what the operator is asked for.
 */
export type HeldBack = Readonly<{ reason: string; since: string; isRefused?: true; marks?: readonly string[]; held?: Held }>;

const PREFIX = 'source ';

/** The notes of all sources, by their ids. */
@Injectable()
export class SourceNotes {
  constructor(private readonly notes: Notes) {}

  async of(id: string): Promise<SourceNote> {
    return (await this.notes.get<SourceNote>(PREFIX + id)) ?? NOTHING;
  }

  all(): Promise<ReadonlyMap<string, SourceNote>> {
    return this.notes.all<SourceNote>(PREFIX);
  }

  async put(id: string, note: SourceNote): Promise<SourceNote> {
    await this.notes.put(PREFIX + id, note);
    return note;
  }

  async drop(id: string): Promise<void> {
    await this.notes.drop(PREFIX + id);
  }
}

export const NOTHING: SourceNote = { failures: 0 };

/** A source that holds records and yields no event is not doing well, though nothing failed. */
export const yieldsNothing = ({ records = 0, events = 0 }: SourceNote): boolean => records > 0 && events === 0;
