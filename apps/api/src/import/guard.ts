import { createHash } from 'node:crypto';
import { addDays, countedWords, hasDate, isOver, type Moment, numberWords } from '#libs/contracts';
import type { SourceEntry } from '#projections';
import type { Settled } from './settlement';
import { aheadFrom, isAnnounced, isUpcoming, type SourceHistory } from './source-history';

/** A load as it would change the town. */
export type Proposal = Readonly<{
  settled: readonly Settled[];
  /** What the source was known to announce: everything of it, what is over or withdrawn too. */
  known: readonly SourceEntry[];
  /** Upcoming and known, and not in the load. */
  missing: readonly SourceEntry[];
  /** Upcoming and known, and in the load, though unreadable or too far ahead. */
  unread: readonly SourceEntry[];
  history: SourceHistory;
  moment: Moment;
}>;

/** What an operator has seen of a load that was held back: what was doubted of it, and what exactly it would have come to. */
export type Held = Readonly<{ doubts: readonly Doubted[]; digest: string }>;

/** Why a load is not to be believed without an operator's word, as a sentence, and what that word is asked for. */
export type Doubts = Readonly<{ reason: string; held: Held }>;

/**
 * What is doubted of a load; undefined when it is to be believed. Two measures tell a loss: of
 * the events that the last accepted load had, more than half are gone; or fewer than half are there of those that any load had
 * since an operator's word and that are still to come, so that many small losses are one great one in the end.
 */
export const guard = (proposal: Proposal): Doubts | undefined => {
  const doubts = DOUBTED.flatMap((kind) => {
    const reason = DOUBTS[kind](proposal);
    return reason === undefined ? [] : [{ kind, reason }];
  });
  const [first] = doubts;
  if (!first) return undefined;
  const reason = first.kind === 'emptied' ? first.reason : `${first.reason} It offers ${offered(proposal)}.`;
  return { reason, held: { doubts: doubts.map(({ kind }) => kind), digest: digestOf(proposal) } };
};

/** The word given for one load is none for another, nor for what was not doubted when it was asked for. */
export const isGivenFor = (word: Held, { doubts, digest }: Held): boolean =>
  word.digest === digest && doubts.every((kind) => word.doubts.includes(kind));

const offered = ({ settled, unread }: Proposal) => events(settled.length + unread.length);

/** Of what doubts go by: which events there are, when, called what, and whether they are on. */
const digestOf = ({ settled, unread }: Proposal): string => {
  const told = settled.map(({ id, happening: { name, status, date, startTime } }) => [id, name, status, date, startTime]);
  const lines = [...told, ...unread.map(({ id }) => [id])].map((line) => JSON.stringify(line));
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('base64url');
};

/** Of fewer events, all may well be cancelled or called alike. */
const SOME = 3;

type Doubt = (proposal: Proposal) => string | undefined;

const emptied: Doubt = (proposal) => {
  const expected = Math.max(expectedIn(proposal), lastIn(proposal).length);
  if (proposal.settled.length + proposal.unread.length > 0 || expected === 0) return undefined;
  return `It is empty, and had ${events(expected)} to come.`;
};

const dropped: Doubt = (proposal) => {
  const last = lastIn(proposal);
  const gone = proposal.missing.filter(({ id }) => !(id in proposal.history.absences));
  return isMost(gone.length, last.length)
    ? `It no longer has ${numberWords(gone.length)} of ${events(last.length)} to come.`
    : undefined;
};

const backdated: Doubt = (proposal) => {
  const last = new Set(lastIn(proposal).map(({ id }) => id));
  const past = proposal.settled.filter(({ id, happening }) => last.has(id) && isOver(happening, proposal.moment));
  return isMost(past.length, last.size)
    ? `It moves ${numberWords(past.length)} of ${events(last.size)} to come into the past.`
    : undefined;
};

const undated: Doubt = (proposal) => {
  const last = lastIn(proposal);
  const dated = new Set(last.filter(hasDate).map(({ id }) => id));
  const moved = proposal.settled.filter(({ id, happening }) => dated.has(id) && !hasDate(happening));
  return isMost(moved.length, last.length)
    ? `It leaves ${numberWords(moved.length)} of ${events(last.length)} to come without a date.`
    : undefined;
};

const shrunk: Doubt = (proposal) => {
  const expected = expectedIn(proposal);
  const found = laterThanToday(proposal);
  const lost = expected - found;
  return isMost(lost, expected) ? `It has lost ${lost} of ${events(expected)} to come by and by.` : undefined;
};

const cancelled: Doubt = (proposal) => {
  const last = new Map(lastIn(proposal).map((entry) => [entry.id, entry]));
  const on = [...last.values()].filter(({ isCancelled }) => !isCancelled).length;
  // What is rebooked is on elsewhere.
  const off = proposal.settled.filter(
    ({ id, happening, rebookedAs }) =>
      happening.status === 'cancelled' && rebookedAs === undefined && last.has(id) && !last.get(id)!.isCancelled,
  ).length;
  return off >= SOME && isMost(off, on) ? `It cancels ${off} of ${events(on)} to come.` : undefined;
};

const retitled: Doubt = (proposal) => {
  const last = new Map(lastIn(proposal).map(({ id, name }) => [id, name]));
  const renamed = proposal.settled.filter(({ id, happening }) => last.has(id) && last.get(id) !== happening.name);
  const alike = [...Map.groupBy(renamed, ({ happening }) => happening.name)].find(
    ([, those]) => those.length >= SOME && isMost(those.length, last.size),
  );
  return alike && `It calls ${numberWords(alike[1].length)} of ${events(last.size)} to come “${alike[0]}” all at once.`;
};

const DOUBTS = { emptied, dropped, backdated, undated, shrunk, cancelled, retitled };
export type Doubted = keyof typeof DOUBTS;
/** The first of them is told. */
const DOUBTED = Object.keys(DOUBTS) as Doubted[];

/** The upcoming events that the last accepted load had. */
const lastIn = ({ known, history, moment }: Proposal) =>
  known.filter((entry) => isAnnounced(entry) && isUpcoming(entry, moment) && !(entry.id in history.absences));

const expectedIn = ({ history, moment }: Proposal) => aheadFrom(history.ahead ?? {}, addDays(moment.today, 1));

const laterThanToday = ({ settled, unread, moment: { today } }: Proposal) =>
  [...settled.map(({ happening }) => happening), ...unread].filter(({ date }) => date > today).length;

const isMost = (some: number, all: number) => some * 2 > all;

const events = (count: number) => countedWords(count, 'event');
