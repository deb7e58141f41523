import { projectionSpecFor, testMetadata } from '#libs/event-sourcing/testing';
import { traitCorrections } from './trait-corrections.projection';

const { given } = projectionSpecFor(traitCorrections);
const corrected = (trait: 'free' | 'children', is: boolean | null, why = {}) => ({
  type: 'EventTraitsCorrected' as const,
  data: { id: 7, trait, is, ...why },
});
const by = { by: testMetadata.actor, at: '2026-11-20T12:00:00.000Z' };

describe('the corrections of traits', () => {
  it('are the latest of each trait, with who and why', () => {
    given(corrected('free', true), corrected('free', false, { reason: 'A fee.' }), corrected('children', true)).then({
      7: { id: 7, traits: { free: { is: false, ...by, reason: 'A fee.' }, children: { is: true, ...by } } },
    });
  });

  it('are gone once they are undone', () => {
    given(corrected('free', true), corrected('children', true), corrected('free', null)).then({
      7: { id: 7, traits: { children: { is: true, ...by } } },
    });
    given(corrected('free', true), corrected('free', null)).then({});
  });

  it('are gone with an event that its publisher makes private', () => {
    given(corrected('free', true), { type: 'EventMadePrivate', data: { id: 7 } }).then({});
  });
});
