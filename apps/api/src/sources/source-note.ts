import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Day, FailureReason, ZoneSuspicion } from '#libs/contracts';
import { Notes } from '#libs/event-sourcing';
import type { Validators } from '#libs/integrations';
import { type Difference, NO_DIFFERENCE } from '../import/difference';
import type { FeedDays } from '../import/feed-days';
import type { Held } from '../import/guard';
import type { SourceHistory } from '../import/source-history';
import type { OpenSource } from './source-addresses';

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

/** By what a load that is held back is known again by whoever has looked at it. */
export const seenAs = ({ held, since }: HeldBack): string => held?.digest ?? since;

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

const DIFFERENCE_PREFIX = 'held back ';

/** What each load that is held back would change, by the id of its source. Beside its note, which is read often: it may be long. */
@Injectable()
export class HeldDifferences {
  constructor(private readonly notes: Notes) {}

  async of(id: string): Promise<Difference> {
    return (await this.notes.get<Difference>(DIFFERENCE_PREFIX + id)) ?? NO_DIFFERENCE;
  }

  async put(id: string, difference: Difference): Promise<void> {
    await this.notes.put(DIFFERENCE_PREFIX + id, difference);
  }

  async drop(id: string): Promise<void> {
    await this.notes.drop(DIFFERENCE_PREFIX + id);
  }
}

/** By what a publisher tells versions of a text apart, and of which text, read how and on which day, that was said. */
export type Known = Validators & Readonly<{ of: string; on: Day }>;

type Read = Pick<OpenSource, 'address' | 'timeZone'>;

export const knownAs = (source: Read, { etag, lastModified }: Validators, today: Day): Known | undefined =>
  etag || lastModified
    ? { ...(etag && { etag }), ...(lastModified && { lastModified }), of: textOf(source), on: today }
    : undefined;

/**
 * What a publisher may leave unsent. Not another address's text, nor what was read in another zone. Nor what was read on another
 * day: every day a further one comes into sight, and what a text says of it was left out before.
 */
export const askedWith = (source: Read, known: Known | undefined, today: Day): Validators | undefined => {
  if (!known || known.of !== textOf(source) || known.on !== today) return undefined;
  const { of, on, ...validators } = known;
  return validators;
};

/** Which text, read how. Notes are no place for an address: it may let in whoever reads it. */
export const textOf = ({ address, timeZone = '' }: Read) =>
  createHash('sha256').update(`${timeZone} ${address}`).digest('base64url');
