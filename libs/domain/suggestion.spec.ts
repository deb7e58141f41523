import type { Sealed } from '#libs/event-sourcing';
import { specFor } from '#libs/event-sourcing/testing';
import { type SuggestionEvent, suggestion } from './suggestion';

const { given } = specFor(suggestion);
const data = { id: 's', content: 'sealed' as Sealed };
const taken = { id: 's', event: 7, listing: { organizationId: 1 } };
const suggested: SuggestionEvent = { type: 'EventSuggested', data };
const accepted: SuggestionEvent = { type: 'SuggestionAccepted', data: taken };
const rejected: SuggestionEvent = { type: 'SuggestionRejected', data: { id: 's' } };
const accept = { type: 'AcceptSuggestion' as const, data: taken };
const reject = { type: 'RejectSuggestion' as const, data: { id: 's' } };

describe('an event that somebody suggests', () => {
  it('is suggested once', () => {
    given().when({ type: 'SuggestEvent', data }).then(suggested);
    given(suggested).when({ type: 'SuggestEvent', data }).thenNothing();
  });

  it('is accepted or rejected', () => {
    given(suggested).when(accept).then(accepted);
    given(suggested).when(reject).then(rejected);
  });

  it.each([
    ['accepted', accepted],
    ['rejected', rejected],
  ])('stays %s, whatever is decided afterwards', (_, decided) => {
    for (const again of [accept, reject]) given(suggested, decided).when(again).thenRejected('suggestion-decided');
  });

  it('waits again when that is undone, and knows which event goes', () => {
    const reopen = { type: 'ReopenSuggestion' as const, data: { id: 's' } };
    const reopened: SuggestionEvent = { type: 'SuggestionReopened', data: { id: 's' } };
    given(suggested, accepted)
      .when(reopen)
      .then({ type: 'SuggestionReopened', data: { id: 's', event: 7 } });
    given(suggested, rejected).when(reopen).then(reopened);
    given(suggested).when(reopen).thenNothing();
    given(suggested, rejected, reopened).when(accept).then(accepted);
    given().when(reopen).thenRejected('no-such-suggestion');
  });

  it('cannot be decided upon before it is there', () => {
    for (const early of [accept, reject]) given().when(early).thenRejected('no-such-suggestion');
  });
});
