import { type Checking, longDate, type OpsSource, type SourceState } from '#libs/contracts';
import type { Difference } from '../import/difference';
import { countsOf } from './counts-of';
import { leftOutWords } from './left-out';
import { shownAddress } from './shown-address';
import { type SourceNote, yieldsNothing } from './source-note';
import type { KnownSource } from './sources';
import { seenAs } from './tending';
import { zoneDoubt } from './zone-doubt';

type Beside = Readonly<{ checking?: Checking | undefined; difference?: Difference | undefined }>;

/** A source as an operator's screen shows it. */
export const toldOf = (known: KnownSource, { checking, difference }: Beside = {}): OpsSource => {
  const { source, name, note } = known;
  const state = stateOf(known);
  const { id, organization, subOrganization, calendar, timeZone, isPaused = false, pausedUntil } = source;
  return {
    ...{ id, name, organization, calendar, address: shownAddress(source.address), state, isPaused },
    ...(subOrganization && { subOrganization }),
    ...(timeZone && { timeZone }),
    ...(pausedUntil && { pausedUntil }),
    isTrouble: TROUBLES.has(state),
    report: reportOf(known, state),
    problems: [...(note.problems ?? [])],
    upcoming: note.history?.lastAccepted ?? 0,
    ...(note.checkedAt && { lastLoad: note.checkedAt }),
    ...(note.nextAt && !isPaused && { nextLoad: note.nextAt }),
    ...(note.heldBack && { heldBack: { since: note.heldBack.since, of: seenAs(note.heldBack), ...countsIn(difference) } }),
    ...(note.zoneSuspicion && !timeZone && { zoneSuspicion: note.zoneSuspicion }),
    ...(checking && { checking }),
  };
};

const TROUBLES: ReadonlySet<SourceState> = new Set<SourceState>([
  'held-back',
  'no-calendar',
  'failed',
  'our-fault',
  'night-starts',
  'in-part',
  'no-events',
  'stale',
]);

const countsIn = (difference?: Difference) => ({
  gone: difference?.gone.length ?? 0,
  changed: difference?.changed.length ?? 0,
  added: difference?.added.length ?? 0,
});

/** The first that is true of it. */
const stateOf = ({ source, note, isStale }: KnownSource): SourceState => {
  if (source.isPaused) return 'paused';
  if (note.error) return note.isNoCalendar ? 'no-calendar' : 'failed';
  if (note.fault) return 'our-fault';
  if (note.heldBack) return note.heldBack.isRefused ? 'refused' : 'held-back';
  if (note.unrecorded) return 'in-part';
  if (isStale) return 'stale';
  if (yieldsNothing(note)) return 'no-events';
  if (note.startsAtNight) return 'night-starts';
  return note.checkedAt ? 'healthy' : 'new';
};

const reportOf = (known: KnownSource, state: SourceState): string => REPORTS[state](known);

type Report = (known: KnownSource) => string;

const failed: Report = ({ note: { error = '', failures } }) =>
  failures > 1 ? `${error.replace(/\.$/, '')}, ${failures} loads in a row` : error;

const REPORTS: Readonly<Record<SourceState, Report>> = {
  new: () => 'Not loaded yet',
  healthy: ({ note }) => [changesIn(countsOf(note)), leftOutWords(note.privates)].filter(Boolean).join(', '),
  'no-events': ({ note: { records, privates } }) =>
    [
      `None of its ${records === 1 ? '1 record is an event' : `${records} records is an event`} of these days`,
      leftOutWords(privates),
    ]
      .filter(Boolean)
      .join(', '),
  'held-back': ({ note }) => `${note.heldBack?.reason} ${unchangedBut(note)}`,
  refused: ({ note }) => `${note.heldBack?.reason} An operator refused it: nothing was changed.`,
  'no-calendar': failed,
  failed,
  'our-fault': ({ note }) => `Through no fault of its own: ${note.fault}`,
  'night-starts': ({ note: { zoneSuspicion, problems = [] } }) =>
    (zoneSuspicion && zoneDoubt(zoneSuspicion)) ??
    problems.find((problem) => problem.includes('begin between')) ??
    'Most of it begins at night: is its zone wrong?',
  'in-part': ({ note: { unrecorded } }) => `${unrecorded === 1 ? '1 event' : `${unrecorded} events`} could not be recorded`,
  stale: () => 'It was not checked for so long that what is known of it may be old',
  paused: ({ source: { pausedFor, pausedUntil } }) =>
    `Not loaded until ${pausedUntil ? longDate(pausedUntil) : 'it is resumed'}. Its events stay.${pausedFor ? ` Paused because: ${pausedFor}` : ''}`,
};

/** What turned private is taken back whatever is doubted of a load. */
const unchangedBut = ({ facts = {} }: SourceNote): string =>
  facts['EventMadePrivate'] ? 'Nothing was changed but what turned private.' : 'Nothing was changed.';

const changesIn = ({ added, changed, withdrawn }: ReturnType<typeof countsOf>): string =>
  [
    [added, 'new'],
    [changed, 'changed'],
    [withdrawn, 'withdrawn'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ') || 'Nothing changed';
