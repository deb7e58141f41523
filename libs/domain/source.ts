import { command, type DomainEvent, decider, Rejected, type SealedText } from '#libs/event-sourcing';

/** A web address may contain a secret: it is encrypted with the key of its source. Paths and older addresses are in clear. */
export type SourceAddress = string | SealedText;

/** `organization` and `subOrganization` are names. */
export type SourceEntry = Readonly<{
  id: string;
  organization: string;
  subOrganization?: string;
  /** Distinguishes it from the publisher's other calendars. */
  calendar: string;
  category?: string;
  address: SourceAddress;
  timeZone?: string;
  reason?: string;
}>;

export type SourceAdded = DomainEvent<'SourceAdded', SourceEntry>;
export type SourceMoved = DomainEvent<'SourceMoved', { id: string; address: SourceAddress; reason?: string }>;
/** The time zone of all its times, whatever the feed says. Null to believe the feed. */
export type SourceZoned = DomainEvent<'SourceZoned', { id: string; timeZone: string | null; reason?: string }>;
/** `until` is the day (`yyyy-mm-dd` in the town) on which checks resume. */
export type SourcePaused = DomainEvent<'SourcePaused', { id: string; reason?: string; until?: string }>;
export type SourceResumed = DomainEvent<'SourceResumed', { id: string; reason?: string }>;
/** Its events stay. */
export type SourceRemoved = DomainEvent<'SourceRemoved', { id: string; reason?: string }>;
/** An operator asked for a check at once. */
export type CheckOrdered = DomainEvent<'CheckOrdered', { id: string; reason?: string }>;
/** An operator accepted or refused a held import. `reason` is why it was held, `why` the operator's words. */
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

/** Undefined keeps the time zone of a known source, null clears it. */
type SourceRequest = Omit<SourceEntry, 'timeZone'> & Readonly<{ timeZone?: string | null }>;

/** For a known id only the address and the time zone change. */
export class AddSource extends command('AddSource')<SourceRequest> {}
export class MoveSource extends command('MoveSource')<SourceMoved['data']> {}
export class PauseSource extends command('PauseSource')<SourcePaused['data']> {}
export class ResumeSource extends command('ResumeSource')<SourceResumed['data']> {}
/** Does nothing before the last day of the pause. */
export class EndPause extends command('EndPause')<{ id: string; today: string }> {}
export class RemoveSource extends command('RemoveSource')<SourceRemoved['data']> {}
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

/** `pausedUntil` is null without a pause, or for one without an end. */
type ExistingSource = Readonly<{
  address: SourceAddress;
  timeZone: string | null;
  isPaused: boolean;
  pausedUntil: string | null;
}>;
type State = ExistingSource | 'none';

export const source = decider<State, SourceCommand, SourceEvent>({
  stream: 'source',
  // Calendar names may contain blanks, stream names may not.
  identify: ({ id }) => id.replaceAll(/[\s%]/g, encodeURIComponent),
  initialState: 'none',

  decide: {
    AddSource: (entered, state) =>
      state === 'none' ? [{ type: 'SourceAdded', data: toSourceEntry(entered) }] : changeFacts(entered, state),
    MoveSource: (data, state) =>
      isSameAddress(data.address, requireSource(state).address) ? [] : [{ type: 'SourceMoved', data }],
    PauseSource: (data, state) => (isPausedUntil(requireSource(state), data) ? [] : [{ type: 'SourcePaused', data }]),
    ResumeSource: (data, state) => (requireSource(state).isPaused ? [{ type: 'SourceResumed', data }] : []),
    EndPause: ({ id, today }, state) => (isPauseOver(state, today) ? [{ type: 'SourceResumed', data: { id } }] : []),
    RemoveSource: (data, state) => (state === 'none' ? [] : [{ type: 'SourceRemoved', data }]),
    ZoneSource: (data, state) => (requireSource(state).timeZone === data.timeZone ? [] : [{ type: 'SourceZoned', data }]),
    OrderCheck: (data, state) => requireSource(state) && [{ type: 'CheckOrdered', data }],
    AcceptLoad: (data, state) => requireSource(state) && [{ type: 'LoadAccepted', data }],
    RefuseLoad: (data, state) => requireSource(state) && [{ type: 'LoadRefused', data }],
  },

  evolve: {
    SourceAdded: (_, { address, timeZone }) => ({
      ...{ address, timeZone: timeZone ?? null, isPaused: false, pausedUntil: null },
    }),
    SourceMoved: (state, { address }) => withChanges(state, { address }),
    SourceZoned: (state, { timeZone }) => withChanges(state, { timeZone }),
    SourcePaused: (state, { until }) => withChanges(state, { isPaused: true, pausedUntil: until ?? null }),
    SourceResumed: (state) => withChanges(state, { isPaused: false, pausedUntil: null }),
    SourceRemoved: () => 'none',
  },
});

const withChanges = (state: State, changes: Partial<ExistingSource>): State =>
  state === 'none' ? state : { ...state, ...changes };

const toSourceEntry = ({ timeZone, ...entered }: SourceRequest): SourceEntry => ({ ...entered, ...(timeZone && { timeZone }) });

const changeFacts = ({ id, address, timeZone, reason }: SourceRequest, state: ExistingSource): SourceEvent[] => {
  const why = reason === undefined ? {} : { reason };
  const isZoned = timeZone !== undefined && timeZone !== state.timeZone;
  return [
    ...(isSameAddress(address, state.address) ? [] : [{ type: 'SourceMoved' as const, data: { id, address, ...why } }]),
    ...(isZoned ? [{ type: 'SourceZoned' as const, data: { id, timeZone, ...why } }] : []),
  ];
};

const isPausedUntil = ({ isPaused, pausedUntil }: ExistingSource, { until }: SourcePaused['data']): boolean =>
  isPaused && pausedUntil === (until ?? null);

const isPauseOver = (state: State, today: string): boolean =>
  state !== 'none' && state.pausedUntil !== null && state.pausedUntil <= today;

/** An address in clear differs from the same one encrypted, so adding the source again encrypts it. */
const isSameAddress = (one: SourceAddress, other: SourceAddress) =>
  typeof one === 'string' || typeof other === 'string' ? one === other : one.hash === other.hash;

const requireSource = (state: State): ExistingSource => {
  if (state === 'none') throw new NoSuchSource();
  return state;
};

export class NoSuchSource extends Rejected {
  constructor() {
    super('no-such-source', 'There is no such source.');
  }
}
