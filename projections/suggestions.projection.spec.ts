import type { Sealed } from '#libs/event-sourcing';
import { issued, projectionSpecFor } from '#libs/event-sourcing/testing';
import { suggestions } from './suggestions.projection';

const { given } = projectionSpecFor(suggestions);
const suggested = { type: 'EventSuggested' as const, data: { id: 's', content: 'sealed' as Sealed } };
const shown = { id: 's', content: 'sealed' as Sealed, suggestedAt: issued.time, state: 'open' as const };

describe('what was suggested', () => {
  it('is open, and sealed', () => given(suggested).then({ s: shown }));

  it('became an event, or did not', async () => {
    const listing = { organizationId: 1 };
    await given(suggested, { type: 'SuggestionAccepted', data: { id: 's', event: 7, listing } }).then({
      s: { ...shown, state: 'accepted', decidedAt: issued.time, event: 7 },
    });
    await given(suggested, { type: 'SuggestionRejected', data: { id: 's' } }).then({
      s: { ...shown, state: 'rejected', decidedAt: issued.time },
    });
  });
});
