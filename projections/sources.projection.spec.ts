import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { sources } from './sources.projection';

const { given } = projectionSpecFor(sources);

const id = '12 events.ics';
const library = { id, organization: 'Library', calendar: 'events.ics', address: 'https://library.example/events.ics' };
const added = { type: 'SourceAdded' as const, data: library };
const paused = { type: 'SourcePaused' as const, data: { id } };
const zoned = (timeZone: string | null) => ({ type: 'SourceZoned' as const, data: { id, timeZone } });

describe('the sources', () => {
  it('are those that were added, where they stand now', () => {
    const address = 'https://library.example/moved.ics';
    given(added).then({ [id]: library });
    given(added, { type: 'SourceMoved', data: { id, address } }).then({ [id]: { ...library, address } });
  });

  it('are read in the zone that an operator set, until it is set no longer', () => {
    given(added, zoned('UTC')).then({ [id]: { ...library, timeZone: 'UTC' } });
    given(added, zoned('UTC'), zoned(null)).then({ [id]: library });
  });

  it('rest while they are paused, and are gone once removed', () => {
    given(added, paused).then({ [id]: { ...library, isPaused: true } });
    const reason = 'They are moving house.';
    const why = { type: 'SourcePaused' as const, data: { id, reason } };
    given(added, why).then({ [id]: { ...library, isPaused: true, pausedFor: reason } });
    given(added, why, { type: 'SourceResumed', data: { id } }).then({ [id]: library });
    given(added, paused, { type: 'SourceResumed', data: { id } }).then({ [id]: library });
    const until = { type: 'SourcePaused' as const, data: { id, until: '2026-04-03' } };
    given(added, why, until).then({ [id]: { ...library, isPaused: true, pausedUntil: '2026-04-03' } });
    given(added, until, { type: 'SourceResumed', data: { id } }).then({ [id]: library });
    given(added, { type: 'SourceRemoved', data: { id } }).then({});
  });

  it('are added again after they were removed', () => {
    given(added, paused, { type: 'SourceRemoved', data: { id } }, added).then({ [id]: library });
  });
});
