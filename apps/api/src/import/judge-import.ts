import type { CurrentTime } from '#libs/contracts';
import type { CalendarReading, FeedFormat } from '#libs/integrations';
import type { SourceEventDocument } from '#projections';
import { countAbsences, createEndedTest, createUnreadTest, findKnownSeries } from './absences';
import { guardImport, type HeldImport, type ImportProposal, isApprovalFor } from './guard-import';
import type { ImportReading } from './import-reading';
import { findTurnedPrivate } from './private-events';
import { addRebookings, findCalledOff } from './rebookings';
import { selectOccurrences } from './select-occurrences';
import { type SettledOccurrence, settleOccurrences } from './settlement';
import {
  applyMoves,
  countUpcoming,
  type DayMove,
  isAnnounced,
  isUpcoming,
  maxUpcoming,
  type SourceHistory,
} from './source-history';

export type SourceReading = Pick<CalendarReading, 'isCalendar' | 'isEmpty' | 'isCutShort'> &
  ImportReading &
  Readonly<{
    problems: readonly string[];
    format?: FeedFormat;
    title?: string;
    components?: number;
  }>;

type JudgementInput = Readonly<{
  source: string;
  reading: ImportReading;
  knownEntries: readonly SourceEventDocument[];
  history: SourceHistory;
  moment: CurrentTime;
  force?: ForcedImport;
}>;

/** `true` accepts whatever the file contains (an operator imports it by hand); a HeldImport accepts exactly that one. */
export type ForcedImport = boolean | HeldImport;

export type ImportJudgement = Readonly<{
  settled: readonly SettledOccurrence[];
  withdrawn: readonly SourceEventDocument[];
  /** Events that became private. They are recorded even if the import is held. */
  hidden: readonly SourceEventDocument[];
  history: SourceHistory;
  heldBack?: string;
  held?: HeldImport;
  withheld?: Pick<ImportProposal, 'settled' | 'knownEntries' | 'missing'>;
}>;

export const judgeImport = ({
  source,
  reading,
  knownEntries: all,
  history: earlierHistory,
  moment,
  force = false,
}: JudgementInput): ImportJudgement => {
  const {
    occurrences: selected,
    moved,
    resting,
  } = selectOccurrences(reading, { knownEntries: all, history: earlierHistory, moment });
  const occurrences = [...selected, ...findCalledOff(reading, all)];
  const ids = new Set(all.map(({ id }) => id));
  const followed = settleOccurrences({
    source,
    occurrences,
    knownEntries: all,
    moment,
    reannounced: reading.reannounced ?? [],
    untold: [...(reading.privates ?? []), ...(reading.unread ?? [])],
  }).filter(({ id, happening }) => ids.has(id) || !moved.has(happening));
  const settled = addRebookings(followed, all);
  const presentIds = new Set(settled.flatMap(({ id, doubles }) => [id, ...doubles]));
  // Private events are no loss: no doubt may rest on them.
  const hidden = findTurnedPrivate(reading.privates ?? [], all, settled);
  const knownEntries = all.filter((entry) => !hidden.includes(entry));
  const history =
    hidden.length === 0
      ? earlierHistory
      : { ...earlierHistory, ahead: applyMoves(earlierHistory.ahead ?? {}, toRemovals(hidden, moment)) };
  const absent = knownEntries.filter((entry) => isExpected(entry, moment) && !presentIds.has(entry.id));
  const [unreadEntries, missingEntries] = partition(absent, createUnreadTest(reading, history));

  const doubts =
    force === true
      ? undefined
      : guardImport({ settled, knownEntries, missing: missingEntries, unread: unreadEntries, history, moment });
  const isForced = force === true || (doubts !== undefined && force !== false && isApprovalFor(force, doubts.held));
  if (doubts && !isForced) {
    const withheld = { settled, knownEntries, missing: missingEntries };
    return { settled: [], withdrawn: [], hidden, history, heldBack: doubts.reason, held: doubts.held, withheld };
  }

  const days = [...settled.map(({ happening }) => happening), ...unreadEntries].filter((one) => isUpcoming(one, moment));
  const ahead = countUpcoming(days.map(({ date }) => date));
  const series = findKnownSeries(reading, history, absent);
  const { withdrawn, absences } = countAbsences(
    missingEntries,
    history.absences,
    createEndedTest({ ...reading, occurrences }, history),
  );
  const expected = isForced ? {} : applyMoves(history.ahead ?? {}, findEarlierMoves(settled, knownEntries, moment));
  return {
    settled,
    withdrawn,
    hidden,
    history: {
      ...{ lastAccepted: days.length, absences, ahead: maxUpcoming(expected, ahead, moment.today) },
      ...(series.length > 0 && { series }),
      ...(resting.length > 0 && { resting }),
    },
  };
};

/** Announced events that moved to an earlier day: the expectation passes with that day. */
const findEarlierMoves = (
  settled: readonly SettledOccurrence[],
  knownEntries: readonly SourceEventDocument[],
  moment: CurrentTime,
): DayMove[] => {
  const days = new Map(knownEntries.filter((entry) => isExpected(entry, moment)).map(({ id, date }) => [id, date]));
  return settled.flatMap(({ id, happening }) => {
    const from = days.get(id);
    return from && happening.date < from ? [{ from, to: happening.date }] : [];
  });
};

const toRemovals = (hidden: readonly SourceEventDocument[], moment: CurrentTime): DayMove[] =>
  hidden.filter((entry) => isExpected(entry, moment)).map(({ date }) => ({ from: date, to: '' }));

/** Judges an unchanged source: events that were absent before are absent once more. */
export const judgeUnchanged = ({
  knownEntries,
  history,
  moment,
}: Pick<JudgementInput, 'knownEntries' | 'history' | 'moment'>): ImportJudgement => {
  const missing = knownEntries.filter((entry) => entry.id in history.absences && isExpected(entry, moment));
  const { withdrawn, absences } = countAbsences(missing, history.absences);
  return { settled: [], withdrawn, hidden: [], history: { ...history, absences } };
};

const isExpected = (entry: SourceEventDocument, moment: CurrentTime) => isAnnounced(entry) && isUpcoming(entry, moment);

const partition = <T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] => [
  all.filter(test),
  all.filter((one) => !test(one)),
];
