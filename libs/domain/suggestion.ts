import { command, type DomainEvent, decider, Rejected, type Sealed } from '#libs/event-sourcing';
import type { Listing } from './event-content';

type Suggestion = { id: string };

/** All that was said, and who said it, can be read with the key of this suggestion, and by nobody without it. */
export type EventSuggested = DomainEvent<'EventSuggested', Suggestion & { content: Sealed }>;
/** It stands in the calendar from now on, as the event of that id, under that organization; with `content` in other words than it was suggested. */
export type SuggestionAccepted = DomainEvent<'SuggestionAccepted', Accepted>;
export type SuggestionRejected = DomainEvent<'SuggestionRejected', Suggestion & { reason?: string }>;
/** An operator has thought better of it: it waits again, and the event that it had become is withdrawn. */
export type SuggestionReopened = DomainEvent<'SuggestionReopened', Suggestion & { event?: number; reason?: string }>;
export type SuggestionEvent = EventSuggested | SuggestionAccepted | SuggestionRejected | SuggestionReopened;

type Accepted = Suggestion & { event: number; listing: Listing; content?: Sealed; reason?: string };

export class SuggestEvent extends command('SuggestEvent')<Suggestion & { content: Sealed }> {}
export class AcceptSuggestion extends command('AcceptSuggestion')<Accepted> {}
export class RejectSuggestion extends command('RejectSuggestion')<Suggestion & { reason?: string }> {}
export class ReopenSuggestion extends command('ReopenSuggestion')<Suggestion & { reason?: string }> {}
export type SuggestionCommand = SuggestEvent | AcceptSuggestion | RejectSuggestion | ReopenSuggestion;

/** As which event it was accepted. */
type State = 'none' | 'open' | 'rejected' | Readonly<{ event: number }>;

/** An event that somebody would like to see in the calendar. It is decided upon once, unless that is undone. */
export const suggestion = decider<State, SuggestionCommand, SuggestionEvent>({
  stream: 'suggestion',
  identify: ({ id }) => id,
  initialState: 'none',

  decide: {
    SuggestEvent: (data, state) => (state === 'none' ? [{ type: 'EventSuggested', data }] : []),
    AcceptSuggestion: (data, state) => {
      mustBeOpen(state);
      return [{ type: 'SuggestionAccepted', data }];
    },
    RejectSuggestion: (data, state) => {
      mustBeOpen(state);
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

const mustBeOpen = (state: State) => {
  if (state === 'none') throw new NoSuchSuggestion();
  if (state !== 'open') throw new SuggestionDecided(typeof state === 'object' ? 'accepted' : 'declined');
};

export class NoSuchSuggestion extends Rejected {
  constructor() {
    super('no-such-suggestion', 'There is no such suggestion.');
  }
}

export class SuggestionDecided extends Rejected {
  constructor(how: string) {
    super('suggestion-decided', `This suggestion was ${how} already.`);
  }
}
