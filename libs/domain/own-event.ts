import { type Day, MOST_ALONE } from '#libs/contracts';
import { command, type DomainEvent, decider, Rejected, type SealedText } from '#libs/event-sourcing';

type OwnEvent = { id: number; account: string };

/** What an event is can be read with the key of the account whose it is, and by nobody without it. */
export type OwnEventCreated = DomainEvent<'OwnEventCreated', OwnEvent & { content: SealedText }>;
export type OwnEventRevised = DomainEvent<'OwnEventRevised', OwnEvent & { content: SealedText }>;
/** Of one that repeats, what would have been on `day` is this. */
export type OccurrenceRevised = DomainEvent<'OccurrenceRevised', OwnEvent & { day: Day; content: SealedText }>;
/** Of one that repeats, what would have been on `day` is not. */
export type OccurrenceDropped = DomainEvent<'OccurrenceDropped', OwnEvent & { day: Day }>;
export type OwnEventDeleted = DomainEvent<'OwnEventDeleted', OwnEvent>;
export type OwnEventEvent = OwnEventCreated | OwnEventRevised | OccurrenceRevised | OccurrenceDropped | OwnEventDeleted;

export class CreateOwnEvent extends command('CreateOwnEvent')<OwnEvent & { content: SealedText }> {}
export class ReviseOwnEvent extends command('ReviseOwnEvent')<OwnEvent & { content: SealedText }> {}
export class ReviseOccurrence extends command('ReviseOccurrence')<OwnEvent & { day: Day; content: SealedText }> {}
export class DropOccurrence extends command('DropOccurrence')<OwnEvent & { day: Day }> {}
export class DeleteOwnEvent extends command('DeleteOwnEvent')<OwnEvent> {}
export type OwnEventCommand = CreateOwnEvent | ReviseOwnEvent | ReviseOccurrence | DropOccurrence | DeleteOwnEvent;

type Known = Readonly<{
  account: string;
  content: SealedText;
  /** What was changed alone, and `null` for what was dropped, by day. */
  alone: Readonly<Record<Day, SealedText | null>>;
}>;
type State = Known | 'none' | 'deleted';

/** An event that a resident keeps for themselves. */
export const ownEvent = decider<State, OwnEventCommand, OwnEventEvent>({
  stream: 'ownEvent',
  identify: ({ id }) => id,
  initialState: 'none',

  decide: {
    // Ids are made at random: whoever comes with one that is taken has come before.
    CreateOwnEvent: (data, state) => (state === 'none' ? [{ type: 'OwnEventCreated', data }] : []),
    ReviseOwnEvent: (data, state) =>
      isSame(ownedBy(data.account, state).content, data.content) ? [] : [{ type: 'OwnEventRevised', data }],
    ReviseOccurrence: (data, state) => {
      const { alone } = ownedBy(data.account, state);
      if (isSame(alone[data.day], data.content)) return [];
      if (Object.keys(alone).length >= MOST_ALONE && !(data.day in alone)) throw new TooManyAlone();
      return [{ type: 'OccurrenceRevised', data }];
    },
    DropOccurrence: (data, state) =>
      ownedBy(data.account, state).alone[data.day] === null ? [] : [{ type: 'OccurrenceDropped', data }],
    DeleteOwnEvent: (data, state) => {
      if (state === 'deleted') return [];
      ownedBy(data.account, state);
      return [{ type: 'OwnEventDeleted', data }];
    },
  },

  evolve: {
    OwnEventCreated: (_, { account, content }) => ({ account, content, alone: {} }),
    OwnEventRevised: (state, { content }) => known(state, (event) => ({ ...event, content })),
    OccurrenceRevised: (state, { day, content }) =>
      known(state, (event) => ({ ...event, alone: { ...event.alone, [day]: content } })),
    OccurrenceDropped: (state, { day }) => known(state, (event) => ({ ...event, alone: { ...event.alone, [day]: null } })),
    OwnEventDeleted: () => 'deleted',
  },
});

/** Nobody learns from the answer whether there is one that is somebody else's. */
export class NoSuchOwnEvent extends Rejected {
  constructor() {
    super('no-such-own-event', 'There is no such event of yours.');
  }
}

export class TooManyAlone extends Rejected {
  constructor() {
    super('too-many-alone', `At most ${MOST_ALONE} days of an event can be changed alone.`);
  }
}

const ownedBy = (account: string, state: State): Known => {
  if (state === 'none' || state === 'deleted' || state.account !== account) throw new NoSuchOwnEvent();
  return state;
};

const isSame = (known: SealedText | null | undefined, wished: SealedText) => known?.hash === wished.hash;

const known = (state: State, change: (event: Known) => Known): State =>
  state === 'none' || state === 'deleted' ? state : change(state);
