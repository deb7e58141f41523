import fc from 'fast-check';
import { parseFilterQuery, toFilterQuery, withoutPlaceFilters } from './filter-query';
import { FILTER_NAMES } from './filters';

describe('an address that asks for filtered events', () => {
  it('says what is on', () => {
    expect(toFilterQuery(['free', 'children', 'weekend', 'morning', 'evening'])).toEqual({
      free: '1',
      for: 'children',
      hours: 'morning,evening',
      weekend: '1',
    });
    expect(toFilterQuery(['teens', 'outdoors', 'online', 'registration', 'accessible', 'spanish', 'certain'])).toEqual({
      for: 'teens',
      setting: 'outdoors,online',
      registration: '1',
      accessible: '1',
      language: 'spanish',
      certain: '1',
    });
    expect(toFilterQuery([])).toEqual({});
  });

  it('means what is on, whatever that is, and never tells where somebody is', () => {
    fc.assert(
      fc.property(fc.subarray([...FILTER_NAMES]), (on) => {
        expect(parseFilterQuery(toFilterQuery(on))).toEqual(withoutPlaceFilters(on));
        expect(withoutPlaceFilters(on)).not.toContain('near');
        expect(JSON.stringify(toFilterQuery(on))).not.toContain('near');
      }),
    );
  });

  it.each([
    [{ free: '0' }, 'free must be 1.'],
    [{ for: 'dogs' }, 'for must be children or teens or seniors.'],
    [{ hours: 'morning,night' }, 'hours must be morning or evening.'],
    [{ hours: 'constructor' }, 'hours must be morning or evening.'],
    [{ weekend: 'yes' }, 'weekend must be 1.'],
  ])('that says %j is none', (said, problem) => expect(parseFilterQuery(said)).toEqual({ problem }));
});
