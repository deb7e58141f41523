import type { Day } from './day';
import type { SourceReason, SourceState } from './source-reasons';

/** `GET /api/ops/sources`: those in trouble first, then the others, each by name. Instants are ISO. */
export type OpsSource = {
  id: string;
  name: string;
  organization: string;
  subOrganization?: string;
  calendar: string;
  /** Without what it lets in by. */
  address: string;
  /** What an operator has set. */
  timeZone?: string;
  state: SourceState;
  reason: SourceReason;
  /** Somebody has to look at it. */
  isTrouble: boolean;
  isPaused: boolean;
  /** The day on which it is loaded again by itself. */
  pausedUntil?: Day;
  /** What came of the last load, in a sentence. */
  report: string;
  /** What an operator can do about it. */
  advice: string;
  problems: string[];
  /** Its events that are not over today, of the last load that was accepted. */
  upcoming: number;
  /** The last check, whatever came of it. */
  lastTried?: string;
  /** The last check that found out what the source says. */
  lastLoad?: string;
  nextLoad?: string;
  heldBack?: HeldBackLoad;
  /** Only until an operator has set a zone. */
  zoneSuspicion?: ZoneSuspicion;
  /** While an operator has it checked. */
  checking?: Checking;
};

/**
 * Of the `starts` that a source tells in another zone than the town's so many are `doubtful`: at night, or at hours that their titles
 * contradict. In the `likely` zone hardly one would be. `named` is the only zone that it names, where there is one.
 */
export type ZoneSuspicion = { doubtful: number; starts: number; likely: string; named?: string; examples: DoubtfulStart[] };

/** '4:00 AM' as it is told, '9:00 AM' as it would be, `wouldBeOn` another day where it is one. */
export type DoubtfulStart = { name: string; date: string; time: string; wouldBe: string; wouldBeOn?: string };

/** `of`: by what it is known again when an operator answers for it. The rest is how many events. */
export type HeldBackLoad = { since: string; of: string; gone: number; changed: number; added: number };

export type Checking = { step: 'asking' | 'reading' } | { step: 'recording'; done: number; of: number };

export const HELD_KINDS = ['gone', 'changed', 'added'] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

/** An event as it is told now, or would be; `was` is how it stands in the calendar, `changes` is what else is told otherwise of it. */
export type HeldLine = {
  id: number;
  name: string;
  date: string;
  startTime?: string;
  location?: string;
  isCancelled?: true;
  was?: HeldLine;
  changes?: HeldChange[];
};

/** What is short is told as it was and would be; of the rest, that it is another. Neither where it was not there, or would not be. */
export type HeldChange = { field: string; was?: string; is?: string };

/** `GET /api/ops/sources/{id}/held-back?kind=&from=`: at most `HELD_PAGE` of them, beginning with number `from`. */
export type HeldPage = { total: number; lines: HeldLine[] };
export const HELD_PAGE = 100;

/**
 * What an address says, before it is added: what the calendar would be called and its next events, five at most. `problem` says in a
 * sentence why it cannot be loaded now. `moves`: where a calendar of that name is read until now, which is moved here when it is added.
 */
export type AddressPreview = {
  calendar: string;
  upcoming: number;
  next: PreviewLine[];
  problem?: string;
  moves?: string;
  zoneSuspicion?: ZoneSuspicion;
};

/** `time` is '6:00 PM' or 'All Day'. */
export type PreviewLine = { name: string; date: Day; time: string; location?: string; isCancelled?: true };
