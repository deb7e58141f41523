import fc from 'fast-check';
import { findCandidates, findExceptions } from './find-candidates';

const EXCEPTIONS = ['no class Nov 24', 'except Dec 1', 'not on Dec 8', 'closed Dec 15', 'but not Dec 22', 'no practice Jan 5'];

const context = { today: '2026-11-20', minuteOfDay: 600, town: 'Brookfield', places: [] };

const candidatesOf = (text: string) => findCandidates(text, context).days.map(({ from, to }) => text.slice(from, to));

describe('The exceptions of a series', () => {
  it('are all found, however many there are', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(EXCEPTIONS, { minLength: 1 }), fc.constantFrom(', ', '; '), (exceptions, separator) => {
        const text = `Story time every Tuesday${separator}${exceptions.join(separator)}`;
        expect(findExceptions(text).map(({ from, to }) => text.slice(from, to))).toEqual(exceptions);
        expect(candidatesOf(text)).toEqual(['Tuesday']);
      }),
    ));

  it('are also those of a single day, unless "no" and "closed" say what is on', () => {
    expect(candidatesOf('Practice at 5pm, not on Dec 8')).toEqual([]);
    expect(candidatesOf('Practice at 5pm, except Dec 8')).toEqual([]);
    expect(candidatesOf('No practice Dec 8')).toEqual(['Dec 8']);
    expect(candidatesOf('Closed Dec 8')).toEqual(['Dec 8']);
  });

  it('are also those that say the name of the series', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('club', 'yoga', 'story time', 'trash', 'choir'),
        fc.constantFrom('. No', ', no', '; no', ' (no'),
        fc.constantFrom(
          'Dec 24 or 31',
          'Dec 24, 31',
          'on Dec 24 and 31',
          'Nov 26, Dec 24 and 31',
          'the week of Thanksgiving',
          '12/24, 12/31',
        ),
        (name, no, days) => {
          const text = `${name} every Thursday at 4 PM${no} ${name} ${days}${no.includes('(') ? ')' : ''}`;
          expect(candidatesOf(text)).toEqual(['Thursday']);
          expect(findExceptions(text)).toHaveLength(1);
        },
      ),
    ));

  it('are also those that only say that it is off', () => {
    expect(candidatesOf('Karate every Tuesday 5pm, off Dec 22 & 29')).toEqual(['Tuesday']);
    expect(candidatesOf('Swim lessons Saturdays at 9, skip Nov 28')).toEqual([]);
    expect(candidatesOf('Dec 24 lunch, off Dec 25')).toEqual(['Dec 24', 'Dec 25']);
  });
});
