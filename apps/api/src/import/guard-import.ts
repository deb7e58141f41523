import { createHash } from 'node:crypto';
import { addDays, type CurrentTime, formatCount, formatNumber, hasDate, isOver } from '#libs/contracts';
import type { SourceEventDocument } from '#projections';
import type { SettledOccurrence } from './settlement';
import { isAnnounced, isUpcoming, type SourceHistory, upcomingFrom } from './source-history';

export type ImportProposal = Readonly<{
  settled: readonly SettledOccurrence[];
  /** All events the source ever announced, including past and withdrawn ones. */
  knownEntries: readonly SourceEventDocument[];
  missing: readonly SourceEventDocument[];
  /** Known upcoming events that are in the feed but unreadable or too far ahead. */
  unread: readonly SourceEventDocument[];
  history: SourceHistory;
  moment: CurrentTime;
}>;

/** What an operator has seen of a held import: the kinds of doubt, and a digest of its exact events. */
export type HeldImport = Readonly<{ doubts: readonly DoubtKind[]; digest: string }>;

export type GuardResult = Readonly<{ reason: string; held: HeldImport }>;

/**
 * Undefined without doubt. A loss: more than half of the last accepted import's events are gone; or fewer than half of the
 * upcoming events that any import since an operator's approval had, so that small losses add up.
 */
export const guardImport = (proposal: ImportProposal): GuardResult | undefined => {
  const doubts = DOUBT_KINDS.flatMap((kind) => {
    const reason = DOUBT_CHECKS[kind](proposal);
    return reason === undefined ? [] : [{ kind, reason }];
  });
  const [first] = doubts;
  if (!first) return undefined;
  const reason = first.kind === 'emptied' ? first.reason : `${first.reason} It offers ${offeredEvents(proposal)}.`;
  return { reason, held: { doubts: doubts.map(({ kind }) => kind), digest: digestOf(proposal) } };
};

/** An approval holds for exactly one import and only for the doubts the operator was shown. */
export const isApprovalFor = (approval: HeldImport, { doubts, digest }: HeldImport): boolean =>
  approval.digest === digest && doubts.every((kind) => approval.doubts.includes(kind));

const offeredEvents = ({ settled, unread }: ImportProposal) => formatEventCount(settled.length + unread.length);

/** Hashes what the doubts depend on: the ids, titles, starts and status of the events. */
const digestOf = ({ settled, unread }: ImportProposal): string => {
  const settledLines = settled.map(({ id, happening: { name, status, date, startTime } }) => [id, name, status, date, startTime]);
  const lines = [...settledLines, ...unread.map(({ id }) => [id])].map((line) => JSON.stringify(line));
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('base64url');
};

/** Below this number all events may well be cancelled or have the same title. */
const MIN_SUSPICIOUS_EVENTS = 3;

type DoubtCheck = (proposal: ImportProposal) => string | undefined;

const checkEmptied: DoubtCheck = (proposal) => {
  const expected = Math.max(countExpected(proposal), lastImportedEvents(proposal).length);
  if (proposal.settled.length + proposal.unread.length > 0 || expected === 0) return undefined;
  return `It is empty, and had ${formatEventCount(expected)} to come.`;
};

const checkDropped: DoubtCheck = (proposal) => {
  const last = lastImportedEvents(proposal);
  const gone = proposal.missing.filter(({ id }) => !(id in proposal.history.absences));
  return isMost(gone.length, last.length)
    ? `It no longer has ${formatNumber(gone.length)} of ${formatEventCount(last.length)} to come.`
    : undefined;
};

const checkBackdated: DoubtCheck = (proposal) => {
  const last = new Set(lastImportedEvents(proposal).map(({ id }) => id));
  const past = proposal.settled.filter(({ id, happening }) => last.has(id) && isOver(happening, proposal.moment));
  return isMost(past.length, last.size)
    ? `It moves ${formatNumber(past.length)} of ${formatEventCount(last.size)} to come into the past.`
    : undefined;
};

const checkUndated: DoubtCheck = (proposal) => {
  const last = lastImportedEvents(proposal);
  const dated = new Set(last.filter(hasDate).map(({ id }) => id));
  const moved = proposal.settled.filter(({ id, happening }) => dated.has(id) && !hasDate(happening));
  return isMost(moved.length, last.length)
    ? `It leaves ${formatNumber(moved.length)} of ${formatEventCount(last.length)} to come without a date.`
    : undefined;
};

const checkShrunk: DoubtCheck = (proposal) => {
  const expected = countExpected(proposal);
  const found = countLaterThanToday(proposal);
  const lost = expected - found;
  return isMost(lost, expected) ? `It has lost ${lost} of ${formatEventCount(expected)} to come by and by.` : undefined;
};

const checkCancelled: DoubtCheck = (proposal) => {
  const last = new Map(lastImportedEvents(proposal).map((entry) => [entry.id, entry]));
  const on = [...last.values()].filter(({ isCancelled }) => !isCancelled).length;
  // A rebooked event still takes place.
  const off = proposal.settled.filter(
    ({ id, happening, rebookedAs }) =>
      happening.status === 'cancelled' && rebookedAs === undefined && last.has(id) && !last.get(id)!.isCancelled,
  ).length;
  return off >= MIN_SUSPICIOUS_EVENTS && isMost(off, on) ? `It cancels ${off} of ${formatEventCount(on)} to come.` : undefined;
};

const checkRetitled: DoubtCheck = (proposal) => {
  const last = new Map(lastImportedEvents(proposal).map(({ id, name }) => [id, name]));
  const renamed = proposal.settled.filter(({ id, happening }) => last.has(id) && last.get(id) !== happening.name);
  const alike = [...Map.groupBy(renamed, ({ happening }) => happening.name)].find(
    ([, group]) => group.length >= MIN_SUSPICIOUS_EVENTS && isMost(group.length, last.size),
  );
  return (
    alike && `It calls ${formatNumber(alike[1].length)} of ${formatEventCount(last.size)} to come “${alike[0]}” all at once.`
  );
};

const DOUBT_CHECKS = {
  emptied: checkEmptied,
  dropped: checkDropped,
  backdated: checkBackdated,
  undated: checkUndated,
  shrunk: checkShrunk,
  cancelled: checkCancelled,
  retitled: checkRetitled,
};
export type DoubtKind = keyof typeof DOUBT_CHECKS;
/** In order of importance: the first one becomes the reason. */
const DOUBT_KINDS = Object.keys(DOUBT_CHECKS) as DoubtKind[];

const lastImportedEvents = ({ knownEntries, history, moment }: ImportProposal) =>
  knownEntries.filter((entry) => isAnnounced(entry) && isUpcoming(entry, moment) && !(entry.id in history.absences));

const countExpected = ({ history, moment }: ImportProposal) => upcomingFrom(history.ahead ?? {}, addDays(moment.today, 1));

const countLaterThanToday = ({ settled, unread, moment: { today } }: ImportProposal) =>
  [...settled.map(({ happening }) => happening), ...unread].filter(({ date }) => date > today).length;

const isMost = (part: number, all: number) => part * 2 > all;

const formatEventCount = (count: number) => formatCount(count, 'event');
