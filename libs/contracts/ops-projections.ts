/** A position in the log, in decimal digits: in some event stores it exceeds the safe integers. */
export type LogPosition = string;

/** `GET /api/ops/projections`, and each message of `GET /api/ops/projections/stream`: the status of the read models. */
export type ProjectionsOverview = Readonly<{
  head: LogPosition;
  /** Seconds that the slowest projection is behind. */
  largestLag: number;
  projections: readonly ProjectionStatus[];
  parked: readonly ParkedDocument[];
  /** Facts that a reactor (mail, SMS, push) parked. */
  aside: readonly ParkedReaction[];
  /** The last failure of the projector. `isNow` is true while it lasts. */
  failure?: LastError & Readonly<{ isNow: boolean }>;
  feedsInTrouble: number;
  toReview: number;
}>;

export type ProjectionStatus = Readonly<{
  name: string;
  version: number;
  /** `building` until the first build is complete. */
  state: 'live' | 'building';
  position: LogPosition;
  lag: ProjectionLag;
  /** Facts per second; null if unknown. */
  rate: number | null;
  /** It is behind and makes no progress. */
  isStalled: boolean;
  /** It is behind and the projector fails. */
  isFailing: boolean;
  parked: number;
  lastError?: LastError;
  /** The previous build is still stored and can be made live again. */
  canSwitchBack: boolean;
  rebuild?: RebuildStatus;
}>;

export type ProjectionLag = Readonly<{
  facts: number;
  /** False if `facts` is a lower bound. */
  isAll: boolean;
  seconds: number;
  /** When the oldest missing fact was recorded, ISO. */
  since?: string;
  trend: 'growing' | 'shrinking' | 'steady';
}>;

/** A command waits this long for the read models. A longer lag needs an operator. */
const MIN_LATE_SECONDS = 5;

export const isLagLate = ({ facts, seconds }: Pick<ProjectionLag, 'facts' | 'seconds'>): boolean =>
  facts > 0 && seconds >= MIN_LATE_SECONDS;

/** `at` is ISO. */
export type LastError = Readonly<{ at?: string; sentence: string }>;

/** A rebuild: a next build is folded from the first fact while the live one serves. */
export type RebuildStatus = Readonly<{
  dryRun: boolean;
  state: 'asked' | 'folding' | 'comparing' | 'compared' | 'stopped' | 'failed';
  /** ISO. */
  askedAt: string;
  progress?: RebuildProgress;
  outcome?: RebuildOutcome;
  failure?: string;
}>;

export const isRebuildRunning = ({ state }: Pick<RebuildStatus, 'state'>): boolean =>
  state === 'asked' || state === 'folding' || state === 'comparing';

/** `share` is from 0 to 1. `secondsLeft` is extrapolated from the time so far. */
export type RebuildProgress = Readonly<{
  facts: number;
  position: LogPosition;
  head: LogPosition;
  share: number;
  rate: number;
  secondsLeft: number;
}>;

/** The differences to the live build. The lists of keys may be truncated. */
export type RebuildOutcome = Readonly<{
  documents: number;
  differing: number;
  differingKeys: readonly string[];
  parked: number;
  /** Streams whose first facts are no longer in the log. */
  forgotten: number;
  /** Documents that would disappear. Such a build can only be promoted with `force`. */
  lacking: number;
  lackingKeys: readonly Readonly<{ key: string; reason: string }>[];
}>;

export type ParkedDocument = Readonly<{
  projection: string;
  key: string;
  position: LogPosition;
  /** Type of the fact that failed. */
  type: string;
  reason: string;
  /** Later facts of the same key that wait, as far as counted. */
  waiting: number;
}>;

export type ParkedReaction = Readonly<{
  reactor: string;
  position: LogPosition;
  stream: string;
  reason: string;
  attempts: number;
  /** When it is retried automatically, ISO; null if it waits for an operator. */
  due: string | null;
}>;

/** A fact as shown to operators, without personal data, keys and addresses. */
export type RedactedFact = Readonly<{
  id: string;
  position: LogPosition;
  type: string;
  stream: string;
  revision: number;
  time: string;
  actor: string;
  data: unknown;
}>;

/** `GET /api/ops/projections/{name}/parked?key=`: the fact that parked a document, and the document before it. */
export type InspectedDocument = Readonly<{ parked: ParkedDocument; fact: RedactedFact | null; document: unknown }>;

/** The result of a retry. `reason` is given if it is still parked. */
export type RetryResponse = Readonly<{ isParked: boolean; reason?: string }>;

/** What a projection did with a fact. `waits`: an earlier fact of its key is parked. */
export type FactState = 'not handled' | 'folded' | 'parked' | 'waits' | 'skipped' | 'behind';

/** `GET /api/ops/projections/way?position=` or `?event=`: what every projection did with one fact. */
export type FactTrace = Readonly<{
  fact: RedactedFact;
  /** Neighboring facts of the same stream, newest first. */
  stream: readonly Pick<RedactedFact, 'position' | 'type' | 'time'>[];
  projections: readonly Readonly<{ name: string; state: FactState; keys: readonly FactStateOfKey[] }>[];
}>;

export type FactStateOfKey = Readonly<{ key: string; state: FactState; reason?: string }>;
