import type { Sealed } from '#libs/event-sourcing';
import { projectionSpecFor, testMetadata } from '#libs/event-sourcing/testing';
import { suggestions } from './suggestions.projection';

const { given } = projectionSpecFor(suggestions);
const suggested = { type: 'EventSuggested' as const, data: { id: 's', content: 'sealed' as Sealed } };
const document = { id: 's', content: 'sealed' as Sealed, suggestedAt: testMetadata.time, state: 'open' as const };

const decided = { decidedAt: testMetadata.time, decidedBy: testMetadata.actor };

describe('what was suggested', () => {
  it('is open, and sealed', () => given(suggested).then({ s: document }));

  it('became an event, or did not', async () => {
    const listing = { organizationId: 1 };
    await given(suggested, { type: 'SuggestionAccepted', data: { id: 's', event: 7, listing } }).then({
      s: { ...document, ...decided, state: 'accepted', event: 7 },
    });
    const edited = 'sealed anew' as Sealed;
    await given(suggested, { type: 'SuggestionAccepted', data: { id: 's', event: 7, listing, content: edited } }).then({
      s: { ...document, ...decided, state: 'accepted', event: 7, edited },
    });
    await given(suggested, { type: 'SuggestionRejected', data: { id: 's', reason: 'An advertisement.' } }).then({
      s: { ...document, ...decided, state: 'rejected', reason: 'An advertisement.' },
    });
  });

  it('waits as it did when that is undone', () =>
    given(
      suggested,
      { type: 'SuggestionRejected', data: { id: 's', reason: 'An advertisement.' } },
      { type: 'SuggestionReopened', data: { id: 's' } },
    ).then({ s: document }));
});
