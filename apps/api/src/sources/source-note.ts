import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Day, FailureReason, ZoneSuspicion } from '#libs/contracts';
import { type LogPlace, Notes } from '#libs/event-sourcing';
import type { CacheValidators } from '#libs/integrations';
import { EMPTY_DIFFERENCE, type ImportDifference } from '../import/difference';
import type { FeedDays } from '../import/feed-days';
import type { HeldImport } from '../import/guard-import';
import type { SourceHistory } from '../import/source-history';
import type { DecryptedSource } from './source-addresses';

export type SourceNote = Readonly<{
  history?: SourceHistory;
  format?: string;
  known?: KnownValidators;
  /** The last feed, if all of it is recorded up to `place`. */
  imported?: Readonly<{ fingerprint: string; place: LogPlace }>;
  refreshMinutes?: number;
  /** Identifies the address and zone that were checked: the note of another address does not apply. */
  of?: string;
  triedAt?: string;
  nextAt?: string;
  checkedAt?: string;
  /** The last check that recorded anything. */
  changedAt?: string;
  /** Failed checks in a row; `error` is the last reason. */
  failures: number;
  error?: string;
  failure?: NotedFailure;
  isNoCalendar?: true;
  fault?: string;
  events?: number;
  days?: FeedDays;
  isAllOver?: boolean;
  privates?: number;
  records?: number;
  facts?: Readonly<Record<string, number>>;
  problems?: readonly string[];
  unrecorded?: number;
  startsAtNight?: boolean;
  zoneSuspicion?: ZoneSuspicion;
  heldBack?: HeldImportNote;
}>;

/** `status` is the HTTP status; `title` that of a page in place of a calendar. */
export type NotedFailure = Readonly<{ reason: FailureReason; status?: number; title?: string }>;

/** `marks` identify it; `held` is what the operator has to approve. */
export type HeldImportNote = Readonly<{
  reason: string;
  since: string;
  isRefused?: true;
  marks?: readonly string[];
  held?: HeldImport;
}>;

export const heldImportIdOf = ({ held, since }: HeldImportNote): string => held?.digest ?? since;

const NOTE_PREFIX = 'source ';

@Injectable()
export class SourceNotes {
  constructor(private readonly notes: Notes) {}

  async get(id: string): Promise<SourceNote> {
    return (await this.notes.get<SourceNote>(NOTE_PREFIX + id)) ?? EMPTY_NOTE;
  }

  all(): Promise<ReadonlyMap<string, SourceNote>> {
    return this.notes.all<SourceNote>(NOTE_PREFIX);
  }

  async put(id: string, note: SourceNote): Promise<SourceNote> {
    await this.notes.put(NOTE_PREFIX + id, note);
    return note;
  }

  async drop(id: string): Promise<void> {
    await this.notes.drop(NOTE_PREFIX + id);
  }
}

export const EMPTY_NOTE: SourceNote = { failures: 0 };

/** A source with records but without readable events needs an operator, although no check failed. */
export const hasNoReadableEvent = ({ records = 0, events = 0 }: SourceNote): boolean => records > 0 && events === 0;

const DIFFERENCE_PREFIX = 'held back ';

/** Stored beside the note, which is read often, because it may be long. */
@Injectable()
export class HeldDifferences {
  constructor(private readonly notes: Notes) {}

  async of(id: string): Promise<ImportDifference> {
    return (await this.notes.get<ImportDifference>(DIFFERENCE_PREFIX + id)) ?? EMPTY_DIFFERENCE;
  }

  async put(id: string, difference: ImportDifference): Promise<void> {
    await this.notes.put(DIFFERENCE_PREFIX + id, difference);
  }

  async drop(id: string): Promise<void> {
    await this.notes.drop(DIFFERENCE_PREFIX + id);
  }
}

/** HTTP validators, with the hash of address and zone (`of`) and the day (`on`) for which they are valid. */
export type KnownValidators = CacheValidators & Readonly<{ of: string; on: Day }>;

type SourceAddress = Pick<DecryptedSource, 'address' | 'timeZone'>;

export const toKnownValidators = (
  source: SourceAddress,
  { etag, lastModified }: CacheValidators,
  today: Day,
): KnownValidators | undefined =>
  etag || lastModified
    ? { ...(etag && { etag }), ...(lastModified && { lastModified }), of: hashAddressAndZone(source), on: today }
    : undefined;

/** None for another address, zone or day: a new day comes into the import window. */
export const usableValidators = (
  source: SourceAddress,
  knownValidators: KnownValidators | undefined,
  today: Day,
): CacheValidators | undefined => {
  if (!knownValidators || knownValidators.of !== hashAddressAndZone(source) || knownValidators.on !== today) return undefined;
  const { of, on, ...validators } = knownValidators;
  return validators;
};

/** A hash, because an address may be secret. */
export const hashAddressAndZone = ({ address, timeZone = '' }: SourceAddress) =>
  createHash('sha256').update(`${timeZone} ${address}`).digest('base64url');
