/** Where a fact stands in the log, as decimal digits: some stores count beyond what a number can hold. */
export type LogPosition = string;

/** `GET /api/ops/projections`, and each message of `GET /api/ops/projections/stream`: how the read models are doing. */
export type ProjectionsOverview = Readonly<{
  head: LogPosition;
  /** How far the one that is furthest behind is, in seconds. */
  largestLag: number;
  projections: readonly ProjectionStanding[];
  parked: readonly ParkedDocument[];
  /** What reactors have put aside: mail, text messages and whatever else follows from facts. */
  aside: readonly ParkedReaction[];
  /** Why whoever folds could not the last time, and whether it cannot now. */
  failure?: LastError & Readonly<{ isNow: boolean }>;
  feedsInTrouble: number;
  toReview: number;
}>;

export type ProjectionStanding = Readonly<{
  name: string;
  version: number;
  /** It is not there yet while it is being built for the first time. */
  state: 'live' | 'building';
  position: LogPosition;
  lag: ProjectionLag;
  /** Facts in a second, as far as that was seen. */
  rate: number | null;
  /** It is behind and does not move. */
  isStalled: boolean;
  /** It is behind, and whoever folds fails. */
  isFailing: boolean;
  parked: number;
  lastError?: LastError;
  /** What served before is kept, and can serve again. */
  canSwitchBack: boolean;
  rebuild?: RebuildStanding;
}>;

export type ProjectionLag = Readonly<{
  facts: number;
  /** False where there are more `facts` than were counted. */
  isAll: boolean;
  seconds: number;
  /** When the first of them was recorded, ISO. */
  since?: string;
  trend: 'growing' | 'shrinking' | 'steady';
}>;

/** A command waits this long for its effect: one that is later needs an operator. */
const LATE_SECONDS = 5;

export const isLagLate = ({ facts, seconds }: Pick<ProjectionLag, 'facts' | 'seconds'>): boolean =>
  facts > 0 && seconds >= LATE_SECONDS;

/** `at` is ISO. */
export type LastError = Readonly<{ at?: string; sentence: string }>;

/** A fresh fold of the whole log beside what serves. */
export type RebuildStanding = Readonly<{
  dryRun: boolean;
  state: 'asked' | 'folding' | 'comparing' | 'compared' | 'stopped' | 'failed';
  /** ISO. */
  askedAt: string;
  progress?: RebuildProgress;
  outcome?: RebuildOutcome;
  failure?: string;
}>;

/** Until there is something to look at, or it has come to nothing. */
export const isUnderWay = ({ state }: Pick<RebuildStanding, 'state'>): boolean =>
  state === 'asked' || state === 'folding' || state === 'comparing';

/** `share` of the way is from 0 to 1; `secondsLeft` is a guess by how long it took so far. */
export type RebuildProgress = Readonly<{
  facts: number;
  position: LogPosition;
  head: LogPosition;
  share: number;
  rate: number;
  secondsLeft: number;
}>;

/** What would change. Of keys there may be more than are named. */
export type RebuildOutcome = Readonly<{
  documents: number;
  differing: number;
  differingKeys: readonly string[];
  parked: number;
  /** Of how many streams the log no longer has the beginning. */
  forgotten: number;
  /** What would no longer be shown: it is promoted by force only. */
  lacking: number;
  lackingKeys: readonly Readonly<{ key: string; reason: string }>[];
}>;

export type ParkedDocument = Readonly<{
  projection: string;
  key: string;
  position: LogPosition;
  /** Of the fact that could not be folded. */
  type: string;
  reason: string;
  /** Later facts of the same key, as far as they were counted. */
  waiting: number;
}>;

export type ParkedReaction = Readonly<{
  reactor: string;
  position: LogPosition;
  stream: string;
  reason: string;
  attempts: number;
  /** When it is tried again by itself, ISO; null: only when an operator says so. */
  due: string | null;
}>;

/** A fact as operators see it: nothing personal, no key, no address. */
export type ToldFact = Readonly<{
  id: string;
  position: LogPosition;
  type: string;
  stream: string;
  revision: number;
  time: string;
  actor: string;
  data: unknown;
}>;

/** `GET /api/ops/projections/{name}/parked?key=`: the fact that parked a document, and what the document was before. */
export type InspectedDocument = Readonly<{ parked: ParkedDocument; fact: ToldFact | null; document: unknown }>;

/** Answer to a retry: whether it is parked still, and why. */
export type Retried = Readonly<{ isParked: boolean; reason?: string }>;

/** What became of a fact in a projection. `waits`: an earlier one parks its key. */
export type WayState = 'not handled' | 'folded' | 'parked' | 'waits' | 'skipped' | 'behind';

/** `GET /api/ops/projections/way?position=` or `?event=`: what became of one fact everywhere. */
export type FactWay = Readonly<{
  fact: ToldFact;
  /** The facts of the same stream around it, newest first. */
  stream: readonly Pick<ToldFact, 'position' | 'type' | 'time'>[];
  projections: readonly Readonly<{ name: string; state: WayState; keys: readonly WayOfKey[] }>[];
}>;

export type WayOfKey = Readonly<{ key: string; state: WayState; reason?: string }>;
