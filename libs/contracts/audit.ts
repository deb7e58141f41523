/** Why an auditor opens a history: to read it or to export it. */
export type HistoryAccessPurpose = 'history' | 'export';

/** The kind of key a history belongs to. Auditors see only the hash of the key. */
export type KeyKind = 'session' | 'account' | 'unknown';

/** An overview of everything recorded for one key. `GET /api/ops/audit/keys/{hash}` */
export type KeyHistory = {
  /** The hash that identifies the key in facts. */
  key: string;
  kind: KeyKind;
  /** Number of facts. They are numbered from 1. */
  facts: number;
  /** When the key was forgotten (ISO instant). The content of earlier facts is no longer readable. */
  forgottenAt: string | null;
  /** The first fact of each month (`2026-06`) that has facts. */
  months: { month: string; fact: number }[];
  /** Who opened this history, latest first. */
  looks: HistoryAccess[];
};

/** `by` is the actor in recorded facts; `isMine` marks the caller's own accesses. */
export type HistoryAccess = { at: string; by: string; isMine: boolean; purpose: HistoryAccessPurpose };

export const FACT_GROUPS = ['follows', 'saves', 'consent', 'reminders', 'account', 'own-events'] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

/** One fact as shown to auditors: a description without personal data. */
export type FactLine = {
  /** Its number in the history, from 1. */
  fact: number;
  position: string;
  time: string;
  kind: string;
  group: FactGroup;
  /** A description of the fact; null when the key has been forgotten. */
  what: string | null;
  /** 'session' or 'account' if the key's holder did it, otherwise the actor. */
  by: string;
  command: string;
  /** Shared by all facts of one request. */
  correlation: string;
};

export const isByResident = ({ by }: FactLine): boolean => by === 'session' || by === 'account';

/** `GET /api/ops/audit/keys/{hash}/facts?before=&limit=&group=`: latest first. */
export type FactPage = { facts: FactLine[] /** The `before` of the next page; null on the last page. */; before: number | null };

/** Without phone numbers, addresses and the content of own events: auditors cannot read them. */
export type PastPreferences = {
  followedOrganizations: string[];
  followedSubcalendars: string[];
  savedEvents: string[];
  collectionDistrict: string | null;
  /** True until a follow is changed: the town's defaults apply. */
  defaults: boolean;
  texts: { agreed: boolean; reminders: boolean; phone: boolean; answer: 'none' | 'confirmed' | 'unasked' | 'stopped' };
  /** True if My Almanac could be read at a subscription URL. */
  subscribed: boolean;
  browsers: number;
  ownEvents: number;
};

/** A fact that was not folded into the preferences: parked with its error, or skipped by an operator with a reason. */
export type UnappliedFact = { fact: number; position: string; reason: string };

/** What one fact changed, as text. */
export type PreferenceChange = { field: PreferenceField; added: string[]; removed: string[] };

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

/** An event in the resident's My Almanac at that time. */
export type MyAlmanacEvent = { id: number; name: string; date: string; organization: string };

/** With `instant`, the town's own data is as of that instant, not as of the last fact before it. */
export type PastState = {
  /** The last fact included; 0 before the first. */
  fact: number;
  facts: number;
  line: FactLine | null;
  /** Positions of the other facts that the same command recorded in this history. */
  together: string[];
  /** Null when the key was forgotten at or after that time. */
  then: {
    preferences: PastPreferences;
    /** The fact that parked these preferences: later facts wait for it. */
    parked: UnappliedFact | null;
    /** Facts that an operator skipped; the preferences do not include them. */
    skipped: UnappliedFact[];
    changed: PreferenceChange[];
    feed: MyAlmanacEvent[];
    fed: MyAlmanacEvent[];
    unfed: MyAlmanacEvent[];
  } | null;
};

/** A message sent to a resident, with the facts that caused it. `GET /api/ops/audit/keys/{hash}/sent?day=` */
export type SentMessage = {
  fact: number;
  time: string;
  way: 'text message' | 'browser' | 'open page' | 'letter';
  /** For example 'a reminder of Light Up Night (2026-11-20)'; null when the key has been forgotten. */
  what: string | null;
  outcome: 'handed over' | 'failed' | 'not known';
  reason: string | null;
  because: FactLine[];
};

/**
 * All criteria must match. `projection` selects the facts it handles. `actor` may be a session key or an email address only in a
 * body. `event` is an id, a slug, or the URL of its page.
 */
export type FactSearchRequest = Partial<
  Record<'command' | 'correlation' | 'kind' | 'projection' | 'actor' | 'event' | 'from' | 'to' | 'after', string>
>;

/** `GET /api/ops/audit/choices`: the allowed values of `kind` and `projection` in a search. */
export type AuditSearchOptions = { kinds: string[]; projections: string[] };

export type FoundEvent = { id: number };

/** A fact found by a search. `what` is set only for facts that belong to no resident's key. */
export type FoundFact = {
  position: string;
  time: string;
  stream: string;
  kind: string;
  actor: string;
  command: string;
  correlation: string;
  /** The hash of the key whose history it belongs to. */
  key: string | null;
  /** The id of the event it is about. */
  event: number | null;
  what: string | null;
};

/** `after` continues the search; null at the end of the log. `read` is the number of facts scanned. */
export type FactSearchResponse = { found: FoundFact[]; after: string | null; read: number };

/** One changed field of an event: null means no value. */
export type EventChange = { field: string; from: unknown; to: unknown };

export const formatValue = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

export type EventFact = {
  event: number;
  position: string;
  time: string;
  actor: string;
  source: string | null;
  /** The import run that recorded it. */
  run: string;
  command: string;
  fact: string;
  changes: EventChange[];
  into?: number;
};

/** An event at an instant: its status, its organization's name, and its other fields. */
export type PastEvent = { status: string; organization: string; origin: object } & Record<string, unknown>;

export type MergeAction = 'merged' | 'unmerged' | 'confirmed' | 'reopened' | 'parted' | 'left to rules';

/** A decision about two events, made by a rule, by their source, or by an operator. */
export type MergeFact = {
  position: string;
  time: string;
  deed: MergeAction;
  event: number;
  other: number;
  /** The rule that found the duplicate, and its score. */
  rule?: string;
  score?: number;
  /** The operator's email address, or the name of the process that decided. */
  by: string;
  reason?: string;
};

/** `GET /api/ops/audit/events/{id}?at=`: includes the events merged into this one and the merges of each. */
export type EventAudit = {
  id: number;
  at: string | null;
  toldBy: number;
  history: EventFact[];
  event: PastEvent | null;
  merges: MergeFact[];
};

/** `GET /api/ops/audit/key`: the key that verifies signed exports, in hexadecimal. */
export type AuditKey = { algorithm: 'Ed25519'; publicKey: string };

export const EXPORT_FORMATS = ['csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const historyFileName = (key: string, format: ExportFormat): string => `history-${key.slice(0, 12)}.${format}`;
