import type { Traits } from '#libs/contracts/filters';
import { findSeriesTraits, seriesKeyOf, withCorrections, withSeriesTraits } from './series';

const ORGANIZATION = 'Larkin Library';
const SAID: Traits = { free: { saidIn: 'description', words: 'Free' }, children: { saidIn: 'name', words: 'kids' } };

describe('a series', () => {
  it('has the same title at the same organization, whatever the day', () => {
    const key = seriesKeyOf({ organization: ORGANIZATION, name: 'Chess night' });
    for (const name of ['Chess Night', 'Chess night – Tuesday', 'Chess night (Dec 8)', 'Chess night 12/8'])
      expect(seriesKeyOf({ organization: ORGANIZATION, name })).toBe(key);
    expect(seriesKeyOf({ organization: 'Chess Club', name: 'Chess night' })).not.toBe(key);
    expect(seriesKeyOf({ organization: ORGANIZATION, name: 'Chess night for teens' })).not.toBe(key);
  });

  it('tells of its events what the text of one of them says, as probable', () => {
    const found = findSeriesTraits([{ series: seriesKeyOf({ organization: ORGANIZATION, name: 'Chess night' }), traits: SAID }]);
    const ofSeries = found.get(seriesKeyOf({ organization: ORGANIZATION, name: 'Chess Night' }))!;
    expect(withSeriesTraits({}, ofSeries)).toEqual({ free: { saidIn: 'series', words: 'Free', level: 'probably' } });
    expect(withSeriesTraits(SAID, ofSeries)).toEqual(SAID);
  });

  it('is what an operator decided', () => {
    expect(withCorrections(SAID, { free: false, teens: true })).toEqual({
      children: SAID.children,
      teens: { saidIn: 'operator', words: '' },
    });
    expect(withCorrections(SAID)).toEqual(SAID);
  });
});
