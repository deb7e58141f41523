import { command, type DomainEvent, decider, Rejected, type Sealed } from '#libs/event-sourcing';
import type { Listing } from './event-content';

type Suggestion = { id: string };

/** The content and its author are encrypted with a key of this suggestion. */
export type EventSuggested = DomainEvent<'EventSuggested', Suggestion & { content: Sealed }>;
/** It became the event with this id. `content` is set if an operator edited it. */
export type SuggestionAccepted = DomainEvent<'SuggestionAccepted', AcceptedSuggestion>;
export type SuggestionRejected = DomainEvent<'SuggestionRejected', Suggestion & { reason?: string }>;
/** An operator reopened it. The event it had become is withdrawn. */
export type SuggestionReopened = DomainEvent<'SuggestionReopened', Suggestion & { event?: number; reason?: string }>;
export type SuggestionEvent = EventSuggested | SuggestionAccepted | SuggestionRejected | SuggestionReopened;

type AcceptedSuggestion = Suggestion & { event: number; listing: Listing; content?: Sealed; reason?: string };

export class SuggestEvent extends command('SuggestEvent')<Suggestion & { content: Sealed }> {}
export class AcceptSuggestion extends command('AcceptSuggestion')<AcceptedSuggestion> {}
export class RejectSuggestion extends command('RejectSuggestion')<Suggestion & { reason?: string }> {}
export class ReopenSuggestion extends command('ReopenSuggestion')<Suggestion & { reason?: string }> {}
export type SuggestionCommand = SuggestEvent | AcceptSuggestion | RejectSuggestion | ReopenSuggestion;

type State = 'none' | 'open' | 'rejected' | Readonly<{ event: number }>;

/** Decided once, unless it is reopened. */
export const suggestion = decider<State, SuggestionCommand, SuggestionEvent>({
  stream: 'suggestion',
  identify: ({ id }) => id,
  initialState: 'none',

  decide: {
    SuggestEvent: (data, state) => (state === 'none' ? [{ type: 'EventSuggested', data }] : []),
    AcceptSuggestion: (data, state) => {
      checkOpen(state);
      return [{ type: 'SuggestionAccepted', data }];
    },
    RejectSuggestion: (data, state) => {
      checkOpen(state);
      return [{ type: 'SuggestionRejected', data }];
    },
    ReopenSuggestion: (data, state) => {
      if (state === 'none') throw new NoSuchSuggestion();
      if (state === 'open') return [];
      return [{ type: 'SuggestionReopened', data: { ...data, ...(typeof state === 'object' && state) } }];
    },
  },

  evolve: {
    EventSuggested: () => 'open',
    SuggestionAccepted: (_, { event }) => ({ event }),
    SuggestionRejected: () => 'rejected',
    SuggestionReopened: () => 'open',
  },
});

const checkOpen = (state: State) => {
  if (state === 'none') throw new NoSuchSuggestion();
  if (state !== 'open') throw new SuggestionAlreadyDecided(typeof state === 'object' ? 'accepted' : 'declined');
};

export class NoSuchSuggestion extends Rejected {
  constructor() {
    super('no-such-suggestion', 'There is no such suggestion.');
  }
}

export class SuggestionAlreadyDecided extends Rejected {
  constructor(how: string) {
    super('suggestion-decided', `This suggestion was already ${how}.`);
  }
}
