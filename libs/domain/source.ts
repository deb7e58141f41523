import { command, type DomainEvent, decider, Rejected, type SealedText } from '#libs/event-sourcing';

/** Sealed with the key of its source where it is one on the web, which may let in whoever reads it; the path of a file, and what was recorded before, is in the clear. */
export type SourceAddress = string | SealedText;

/** Where and whose it is. `organization` and `subOrganization` are names. */
export type SourceEntered = Readonly<{
  id: string;
  organization: string;
  subOrganization?: string;
  /** Tells it from the publisher's other calendars. */
  calendar: string;
  category?: string;
  address: SourceAddress;
  timeZone?: string;
  reason?: string;
}>;

export type SourceAdded = DomainEvent<'SourceAdded', SourceEntered>;
/** The publisher has it elsewhere now. */
export type SourceMoved = DomainEvent<'SourceMoved', { id: string; address: SourceAddress; reason?: string }>;
/** What all its clock times are really in, whatever it says; null for what it says. */
export type SourceZoned = DomainEvent<'SourceZoned', { id: string; timeZone: string | null; reason?: string }>;
/** `until`: the day in town, `yyyy-mm-dd`, on which it is loaded again. */
export type SourcePaused = DomainEvent<'SourcePaused', { id: string; reason?: string; until?: string }>;
export type SourceResumed = DomainEvent<'SourceResumed', { id: string; reason?: string }>;
/** It is loaded no more. Its events stay. */
export type SourceRemoved = DomainEvent<'SourceRemoved', { id: string; reason?: string }>;
/** An operator has it checked at once. */
export type CheckOrdered = DomainEvent<'CheckOrdered', { id: string; reason?: string }>;
/** An operator answers for what was held back, for `reason`, or does not: `why` says it in their own words. */
export type LoadAccepted = DomainEvent<'LoadAccepted', { id: string; reason: string; why?: string }>;
export type LoadRefused = DomainEvent<'LoadRefused', { id: string; reason: string; why?: string }>;
export type SourceEvent =
  | SourceAdded
  | SourceMoved
  | SourceZoned
  | SourcePaused
  | SourceResumed
  | SourceRemoved
  | LoadAccepted
  | LoadRefused
  | CheckOrdered;

/** Without a `timeZone` a known source keeps its own; null clears it. */
type SourceWanted = Omit<SourceEntered, 'timeZone'> & Readonly<{ timeZone?: string | null }>;

/** One that is known by its id is only moved and zoned by it. */
export class AddSource extends command('AddSource')<SourceWanted> {}
/** The same calendar, found elsewhere. */
export class MoveSource extends command('MoveSource')<SourceMoved['data']> {}
export class PauseSource extends command('PauseSource')<SourcePaused['data']> {}
export class ResumeSource extends command('ResumeSource')<SourceResumed['data']> {}
/** Only where the day has come until which it is paused. */
export class EndPause extends command('EndPause')<{ id: string; today: string }> {}
export class RemoveSource extends command('RemoveSource')<SourceRemoved['data']> {}
/** null for what it says itself. */
export class ZoneSource extends command('ZoneSource')<SourceZoned['data']> {}
export class OrderCheck extends command('OrderCheck')<CheckOrdered['data']> {}
export class AcceptLoad extends command('AcceptLoad')<LoadAccepted['data']> {}
export class RefuseLoad extends command('RefuseLoad')<LoadRefused['data']> {}
export type SourceCommand =
  | AddSource
  | MoveSource
  | PauseSource
  | ResumeSource
  | EndPause
  | RemoveSource
  | ZoneSource
  | OrderCheck
  | AcceptLoad
  | RefuseLoad;

/** `pausedUntil` is null where a pause has no end, or there is none. */
type Known = Readonly<{ address: SourceAddress; timeZone: string | null; isPaused: boolean; pausedUntil: string | null }>;
type State = Known | 'none';

/** One calendar of an organization, as operators have it loaded. */
export const source = decider<State, SourceCommand, SourceEvent>({
  stream: 'source',
  // Calendars are called as their publishers like, streams without blanks.
  identify: ({ id }) => id.replaceAll(/[\s%]/g, encodeURIComponent),
  initialState: 'none',

  decide: {
    AddSource: (entered, known) =>
      known === 'none' ? [{ type: 'SourceAdded', data: entering(entered) }] : differences(entered, known),
    MoveSource: (data, known) => (isSame(data.address, there(known).address) ? [] : [{ type: 'SourceMoved', data }]),
    PauseSource: (data, known) => (isPausedSo(there(known), data) ? [] : [{ type: 'SourcePaused', data }]),
    ResumeSource: (data, known) => (there(known).isPaused ? [{ type: 'SourceResumed', data }] : []),
    EndPause: ({ id, today }, known) => (isPauseOver(known, today) ? [{ type: 'SourceResumed', data: { id } }] : []),
    RemoveSource: (data, known) => (known === 'none' ? [] : [{ type: 'SourceRemoved', data }]),
    ZoneSource: (data, known) => (there(known).timeZone === data.timeZone ? [] : [{ type: 'SourceZoned', data }]),
    OrderCheck: (data, known) => there(known) && [{ type: 'CheckOrdered', data }],
    AcceptLoad: (data, known) => there(known) && [{ type: 'LoadAccepted', data }],
    RefuseLoad: (data, known) => there(known) && [{ type: 'LoadRefused', data }],
  },

  evolve: {
    SourceAdded: (_, { address, timeZone }) => ({
      ...{ address, timeZone: timeZone ?? null, isPaused: false, pausedUntil: null },
    }),
    SourceMoved: (known, { address }) => changed(known, { address }),
    SourceZoned: (known, { timeZone }) => changed(known, { timeZone }),
    SourcePaused: (known, { until }) => changed(known, { isPaused: true, pausedUntil: until ?? null }),
    SourceResumed: (known) => changed(known, { isPaused: false, pausedUntil: null }),
    SourceRemoved: () => 'none',
  },
});

const changed = (known: State, changes: Partial<Known>): State => (known === 'none' ? known : { ...known, ...changes });

const entering = ({ timeZone, ...entered }: SourceWanted): SourceEntered => ({ ...entered, ...(timeZone && { timeZone }) });

const differences = ({ id, address, timeZone, reason }: SourceWanted, known: Known): SourceEvent[] => {
  const why = reason === undefined ? {} : { reason };
  const isZoned = timeZone !== undefined && timeZone !== known.timeZone;
  return [
    ...(isSame(address, known.address) ? [] : [{ type: 'SourceMoved' as const, data: { id, address, ...why } }]),
    ...(isZoned ? [{ type: 'SourceZoned' as const, data: { id, timeZone, ...why } }] : []),
  ];
};

const isPausedSo = ({ isPaused, pausedUntil }: Known, { until }: SourcePaused['data']): boolean =>
  isPaused && pausedUntil === (until ?? null);

const isPauseOver = (known: State, today: string): boolean =>
  known !== 'none' && known.pausedUntil !== null && known.pausedUntil <= today;

/** What was in the clear is moved to where it is sealed. */
const isSame = (one: SourceAddress, other: SourceAddress) =>
  typeof one === 'string' || typeof other === 'string' ? one === other : one.hash === other.hash;

const there = (known: State): Known => {
  if (known === 'none') throw new NoSuchSource();
  return known;
};

export class NoSuchSource extends Rejected {
  constructor() {
    super('no-such-source', 'There is no such source.');
  }
}
