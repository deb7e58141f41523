/** Why somebody looks into a history: to read it, or to take it away. */
export type LookPurpose = 'history' | 'export';

/** Whose histories there are. What a session's key or an account's is, only its hash tells: it is nobody's secret. */
export type KeyKind = 'session' | 'account' | 'unknown';

/** What is recorded of whoever holds a key, as a whole. `GET /api/ops/audit/keys/{hash}` */
export type KeyHistory = {
  /** The hash of it, by which facts call them. */
  key: string;
  kind: KeyKind;
  /** How many facts there are. They are counted from 1. */
  facts: number;
  /** When whoever it was, was forgotten (ISO instant); of what was before nobody reads more than that it was. */
  forgottenAt: string | null;
  /** The first fact of each month (`2026-06`) in which something was recorded. */
  months: { month: string; fact: number }[];
  /** Who looked into it, the latest first. */
  looks: Look[];
};

/** `by` is in whose name facts were recorded: of the one who asks it says so. */
export type Look = { at: string; by: string; isMine: boolean; purpose: LookPurpose };

/** What facts are about, to choose some by. */
export const FACT_GROUPS = ['follows', 'saves', 'consent', 'reminders', 'account', 'own-events'] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

/** One fact as auditors read it: in words, and nothing personal in them. */
export type FactLine = {
  /** Its number in the history. */
  fact: number;
  position: string;
  time: string;
  kind: string;
  group: FactGroup;
  /** What it says; null where whoever it was is forgotten. */
  what: string | null;
  /** 'session' or 'account' for themselves, else who. */
  by: string;
  command: string;
  /** Facts of one request bear the same. */
  correlation: string;
};

/** Whether somebody did it themselves. */
export const isThemselves = ({ by }: FactLine): boolean => by === 'session' || by === 'account';

/** `GET /api/ops/audit/keys/{hash}/facts?before=&limit=&group=`: the latest first. */
export type FactPage = { facts: FactLine[] /** Where the next page ends; null where there is none. */; before: number | null };

/** What was so of somebody at an instant. Telephone numbers, addresses and what own events say are read by nobody here. */
export type PreferencesThen = {
  followedOrganizations: string[];
  followedSubcalendars: string[];
  savedEvents: string[];
  collectionDistrict: string | null;
  /** True until a follow was changed: the town's defaults stood in. */
  defaults: boolean;
  texts: { agreed: boolean; reminders: boolean; phone: boolean; answer: 'none' | 'confirmed' | 'unasked' | 'stopped' };
  /** Whether My Almanac could be read at an address of theirs. */
  subscribed: boolean;
  browsers: number;
  ownEvents: number;
};

/** A fact that could not be folded into somebody's preferences: why, or why an operator left it out. */
export type HeldFact = { fact: number; position: string; reason: string };

/** What one fact changed in them, in words. */
export type Difference = { field: PreferenceField; added: string[]; removed: string[] };

export const PREFERENCE_FIELDS = [
  'followedOrganizations',
  'followedSubcalendars',
  'savedEvents',
  'collectionDistrict',
  'texts',
  'phone',
  'subscribed',
  'browsers',
  'ownEvents',
] as const;
export type PreferenceField = (typeof PREFERENCE_FIELDS)[number];

/** What stood in somebody's feed. */
export type FedEvent = { id: number; name: string; date: string; organization: string };

/** `GET /api/ops/audit/keys/{hash}/at?fact=|instant=`: at an instant the town is as it was then, and not as it was at the last fact before. */
export type HistoryAt = {
  /** Up to and with which fact; 0 before the first. */
  fact: number;
  facts: number;
  line: FactLine | null;
  /** Positions of what else its command recorded here. */
  together: string[];
  /** Null where whoever it was, was forgotten by then or later. */
  then: {
    preferences: PreferencesThen;
    /** By which fact the preferences stand still: those behind it wait. */
    parked: HeldFact | null;
    /** Without which facts they stand. */
    skipped: HeldFact[];
    changed: Difference[];
    feed: FedEvent[];
    fed: FedEvent[];
    unfed: FedEvent[];
  } | null;
};

/** What was sent to somebody, and because of which facts. `GET /api/ops/audit/keys/{hash}/sent?day=` */
export type SentItem = {
  fact: number;
  time: string;
  way: 'text message' | 'browser' | 'open page' | 'letter';
  /** Such as 'a reminder of Light Up Night (2026-11-20)'; null where whoever it was is forgotten. */
  what: string | null;
  outcome: 'handed over' | 'failed' | 'not known';
  reason: string | null;
  because: FactLine[];
};

/**
 * `POST /api/ops/audit/search`, and `GET` with the same as `?kind=…`; all of it has to be so. `projection`: what it folds. `actor` may be a
 * session key or an e-mail address in a body only; `event` is an id, a slug, or the address of its page. Answers `FactSearch`.
 */
export type SearchRequest = Partial<
  Record<'command' | 'correlation' | 'kind' | 'projection' | 'actor' | 'event' | 'from' | 'to' | 'after', string>
>;

/** `GET /api/ops/audit/choices`: what a search can be narrowed to. */
export type AuditChoices = { kinds: string[]; projections: string[] };

export type FoundEvent = { id: number };

/** Facts that have nobody's key tell what they say. */
export type FoundFact = {
  position: string;
  time: string;
  stream: string;
  kind: string;
  actor: string;
  command: string;
  correlation: string;
  /** Whose history it stands in. */
  key: string | null;
  /** The event it is about. */
  event: number | null;
  what: string | null;
};

/** `after` is where to go on; null at the end of the log. `read` is how many facts were read for it. */
export type FactSearch = { found: FoundFact[]; after: string | null; read: number };

/** What one fact changed of an event: null stands for nothing. */
export type EventChange = { field: string; from: unknown; to: unknown };

/** A value of it in words. */
export const valueWords = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

export type EventFact = {
  event: number;
  position: string;
  time: string;
  actor: string;
  source: string | null;
  /** The run that it was recorded in. */
  run: string;
  command: string;
  fact: string;
  changes: EventChange[];
  into?: number;
};

/** What an event was: its status, its organization by name, and whatever else was told of it. */
export type EventThen = { status: string; organization: string; origin: object } & Record<string, unknown>;

export type MergeDeed = 'merged' | 'unmerged' | 'confirmed' | 'reopened' | 'parted' | 'left to rules';

/** What was decided about an event and another one: by a rule, by their source, or by whom. */
export type MergeFact = {
  position: string;
  time: string;
  deed: MergeDeed;
  event: number;
  other: number;
  /** Why a rule holds the two for one, and how surely. */
  rule?: string;
  score?: number;
  /** The e-mail address of an operator, or what else decided. */
  by: string;
  reason?: string;
};

/** `GET /api/ops/audit/events/{id}?at=`: with those events that came to tell it, and what any of them was merged with. */
export type EventAudit = {
  id: number;
  at: string | null;
  toldBy: number;
  history: EventFact[];
  event: EventThen | null;
  merges: MergeFact[];
};

/** `GET /api/ops/audit/key`: with what exports are signed; hexadecimal. */
export type AuditKey = { algorithm: 'Ed25519'; publicKey: string };

export const EXPORT_FORMATS = ['csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What it is called when it is taken away. */
export const historyFile = (key: string, format: ExportFormat): string => `history-${key.slice(0, 12)}.${format}`;
