import { command, type DomainEvent, decider, Rejected, type Sealed } from '#libs/event-sourcing';
import type { Listing } from './event-content';

type Suggestion = { id: string };

/** All that was said, and who said it, can be read with the key of this suggestion, and by nobody without it. */
export type EventSuggested = DomainEvent<'EventSuggested', Suggestion & { content: Sealed }>;
/** It stands in the calendar from now on, as the event of that id, under that organization. */
export type SuggestionAccepted = DomainEvent<'SuggestionAccepted', Suggestion & { event: number; listing: Listing }>;
export type SuggestionRejected = DomainEvent<'SuggestionRejected', Suggestion>;
export type SuggestionEvent = EventSuggested | SuggestionAccepted | SuggestionRejected;

export class SuggestEvent extends command('SuggestEvent')<Suggestion & { content: Sealed }> {}
export class AcceptSuggestion extends command('AcceptSuggestion')<Suggestion & { event: number; listing: Listing }> {}
export class RejectSuggestion extends command('RejectSuggestion')<Suggestion> {}
export type SuggestionCommand = SuggestEvent | AcceptSuggestion | RejectSuggestion;

type State = 'none' | 'open' | 'accepted' | 'rejected';

/** An event that somebody would like to see in the calendar. It is decided upon once. */
export const suggestion = decider<State, SuggestionCommand, SuggestionEvent>({
  stream: 'suggestion',
  identify: ({ id }) => id,
  initialState: 'none',

  decide: {
    SuggestEvent: (data, state) => (state === 'none' ? [{ type: 'EventSuggested', data }] : []),
    AcceptSuggestion: (data, state) => {
      if (state === 'none') throw new NoSuchSuggestion();
      if (state !== 'open') throw new SuggestionDecided(state);
      return [{ type: 'SuggestionAccepted', data }];
    },
    RejectSuggestion: (data, state) => {
      if (state === 'none') throw new NoSuchSuggestion();
      if (state !== 'open') throw new SuggestionDecided(state);
      return [{ type: 'SuggestionRejected', data }];
    },
  },

  evolve: {
    EventSuggested: () => 'open',
    SuggestionAccepted: () => 'accepted',
    SuggestionRejected: () => 'rejected',
  },
});

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
