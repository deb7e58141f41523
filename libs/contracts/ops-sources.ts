import type { Day } from './day';
import type { SourceReason, SourceState } from './source-reasons';

/** `GET /api/ops/sources`: sources in trouble first, then by name. Instants are ISO. */
export type OpsSource = {
  id: string;
  name: string;
  organization: string;
  subOrganization?: string;
  calendar: string;
  /** Without credentials. */
  address: string;
  /** The zone set by an operator. */
  timeZone?: string;
  state: SourceState;
  reason: SourceReason;
  /** It needs an operator. */
  isTrouble: boolean;
  isPaused: boolean;
  /** The day on which checks resume. */
  pausedUntil?: Day;
  /** The result of the last check, as a sentence. */
  report: string;
  /** What an operator can do. */
  advice: string;
  problems: string[];
  /** Events of the last accepted import that are not over today. */
  upcoming: number;
  /** The last check, successful or not. */
  lastTried?: string;
  /** The last successful check. */
  lastLoad?: string;
  nextLoad?: string;
  heldBack?: HeldImportSummary;
  /** Until an operator sets a zone. */
  zoneSuspicion?: ZoneSuspicion;
  /** While a check requested by an operator runs. */
  checking?: SourceCheckProgress;
};

/**
 * The source seems to write its times in a wrong zone: `doubtful` of its `starts` are at night or contradict their titles; in the
 * `likely` zone almost none would be. `named` is the only zone that it names, if any.
 */
export type ZoneSuspicion = { doubtful: number; starts: number; likely: string; named?: string; examples: DoubtfulStart[] };

/** `time` is '4:00 AM' as published, `wouldBe` '9:00 AM' in the likely zone, `wouldBeOn` the day if it changes. */
export type DoubtfulStart = { name: string; date: string; time: string; wouldBe: string; wouldBeOn?: string };

/** `of` identifies the held import in the operator's decision. The numbers count events. */
export type HeldImportSummary = { since: string; of: string; gone: number; changed: number; added: number };

export type SourceCheckProgress = { step: 'asking' | 'reading' } | { step: 'recording'; done: number; of: number };

export const HELD_IMPORT_KINDS = ['gone', 'changed', 'added'] as const;
export type HeldImportKind = (typeof HELD_IMPORT_KINDS)[number];

/** An event of a held import. `was` is the calendar's current version, `changes` lists the other changed fields. */
export type HeldImportEvent = {
  id: number;
  name: string;
  date: string;
  startTime?: string;
  location?: string;
  isCancelled?: true;
  was?: HeldImportEvent;
  changes?: HeldImportChange[];
};

/** Short fields come with both values, long ones with neither. A value that is missing on one side is absent. */
export type HeldImportChange = { field: string; was?: string; is?: string };

/** `GET /api/ops/sources/{id}/held-back?kind=&from=`: at most `HELD_EVENTS_PER_PAGE` events, from number `from`. */
export type HeldImportPage = { total: number; lines: HeldImportEvent[] };
export const HELD_EVENTS_PER_PAGE = 100;

/**
 * At most five of the next events. `problem` says why it cannot be imported. `moves` is the current address of a calendar with
 * the same name, which adding this one changes.
 */
export type SourcePreview = {
  calendar: string;
  upcoming: number;
  next: SourcePreviewEvent[];
  problem?: string;
  moves?: string;
  zoneSuspicion?: ZoneSuspicion;
};

/** `time` is '6:00 PM' or 'All Day'. */
export type SourcePreviewEvent = { name: string; date: Day; time: string; location?: string; isCancelled?: true };
