import { type Day, MAX_CHANGED_OCCURRENCES } from '#libs/contracts';
import { command, type DomainEvent, decider, Rejected, type SealedText } from '#libs/event-sourcing';

type OwnEvent = { id: number; account: string };

/** The content is encrypted with the key of the account. */
export type OwnEventCreated = DomainEvent<'OwnEventCreated', OwnEvent & { content: SealedText }>;
export type OwnEventRevised = DomainEvent<'OwnEventRevised', OwnEvent & { content: SealedText }>;
export type OccurrenceRevised = DomainEvent<'OccurrenceRevised', OwnEvent & { day: Day; content: SealedText }>;
export type OccurrenceDropped = DomainEvent<'OccurrenceDropped', OwnEvent & { day: Day }>;
export type OwnEventDeleted = DomainEvent<'OwnEventDeleted', OwnEvent>;
export type OwnEventEvent = OwnEventCreated | OwnEventRevised | OccurrenceRevised | OccurrenceDropped | OwnEventDeleted;

export class CreateOwnEvent extends command('CreateOwnEvent')<OwnEvent & { content: SealedText }> {}
export class ReviseOwnEvent extends command('ReviseOwnEvent')<OwnEvent & { content: SealedText }> {}
export class ReviseOccurrence extends command('ReviseOccurrence')<OwnEvent & { day: Day; content: SealedText }> {}
export class DropOccurrence extends command('DropOccurrence')<OwnEvent & { day: Day }> {}
export class DeleteOwnEvent extends command('DeleteOwnEvent')<OwnEvent> {}
export type OwnEventCommand = CreateOwnEvent | ReviseOwnEvent | ReviseOccurrence | DropOccurrence | DeleteOwnEvent;

type ExistingOwnEvent = Readonly<{
  account: string;
  content: SealedText;
  /** Changed occurrences by day, null for removed ones. */
  alone: Readonly<Record<Day, SealedText | null>>;
}>;
type State = ExistingOwnEvent | 'none' | 'deleted';

export const ownEvent = decider<State, OwnEventCommand, OwnEventEvent>({
  stream: 'ownEvent',
  identify: ({ id }) => id,
  initialState: 'none',

  decide: {
    // Ids are random, so an existing id means that the command is repeated.
    CreateOwnEvent: (data, state) => (state === 'none' ? [{ type: 'OwnEventCreated', data }] : []),
    ReviseOwnEvent: (data, state) =>
      isSameContent(requireOwner(data.account, state).content, data.content) ? [] : [{ type: 'OwnEventRevised', data }],
    ReviseOccurrence: (data, state) => {
      const { alone } = requireOwner(data.account, state);
      if (isSameContent(alone[data.day], data.content)) return [];
      if (Object.keys(alone).length >= MAX_CHANGED_OCCURRENCES && !(data.day in alone)) throw new TooManyChangedOccurrences();
      return [{ type: 'OccurrenceRevised', data }];
    },
    DropOccurrence: (data, state) =>
      requireOwner(data.account, state).alone[data.day] === null ? [] : [{ type: 'OccurrenceDropped', data }],
    DeleteOwnEvent: (data, state) => {
      if (state === 'deleted') return [];
      requireOwner(data.account, state);
      return [{ type: 'OwnEventDeleted', data }];
    },
  },

  evolve: {
    OwnEventCreated: (_, { account, content }) => ({ account, content, alone: {} }),
    OwnEventRevised: (state, { content }) => withExisting(state, (event) => ({ ...event, content })),
    OccurrenceRevised: (state, { day, content }) =>
      withExisting(state, (event) => ({ ...event, alone: { ...event.alone, [day]: content } })),
    OccurrenceDropped: (state, { day }) => withExisting(state, (event) => ({ ...event, alone: { ...event.alone, [day]: null } })),
    OwnEventDeleted: () => 'deleted',
  },
});

/** The same error for a missing event and for another user's. */
export class NoSuchOwnEvent extends Rejected {
  constructor() {
    super('no-such-own-event', 'You have no such own event.');
  }
}

export class TooManyChangedOccurrences extends Rejected {
  constructor() {
    super('too-many-alone', `At most ${MAX_CHANGED_OCCURRENCES} days of an event can be changed on their own.`);
  }
}

const requireOwner = (account: string, state: State): ExistingOwnEvent => {
  if (state === 'none' || state === 'deleted' || state.account !== account) throw new NoSuchOwnEvent();
  return state;
};

const isSameContent = (before: SealedText | null | undefined, after: SealedText) => before?.hash === after.hash;

const withExisting = (state: State, change: (event: ExistingOwnEvent) => ExistingOwnEvent): State =>
  state === 'none' || state === 'deleted' ? state : change(state);
