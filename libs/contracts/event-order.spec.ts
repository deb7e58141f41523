import fc from 'fast-check';
import { compareByDateAndTime, sortEvents } from './event-order';
import { anEvent, eventNamesOf, townEvents } from './testing';

const at = (name: string, clock: string) => anEvent({ name, startTime: `2026-11-20T${clock}:00-05:00` });

describe('the order of events', () => {
  it('is by date, and undated ones come last', () => {
    const events = [
      anEvent({ name: 'some day', date: '2070-01-01' }),
      anEvent({ name: 'June', date: '2032-06-15' }),
      anEvent({ name: 'today' }),
    ];
    expect(eventNamesOf(sortEvents(events))).toEqual(['today', 'June', 'some day']);
  });

  it('is by start time within a day, then all day, then what begins nobody knows when', () => {
    const events = [
      anEvent({ name: 'cleanup' }),
      anEvent({ name: 'leaf collection', time: 'All Day' }),
      at('library closed', '00:00'),
      at('hockey', '19:30'),
      at('story time', '10:30'),
      anEvent({ name: 'play', time: '7:00 PM' }),
    ];
    expect(eventNamesOf(sortEvents(events))).toEqual([
      'story time',
      'play',
      'hockey',
      'leaf collection',
      'library closed',
      'cleanup',
    ]);
  });

  it('is by name among events at one time', () => {
    const events = [at('Zoning Board', '19:00'), at('Fall play', '19:00'), at('band concert', '19:00')];
    expect(eventNamesOf(events.sort(compareByDateAndTime))).toEqual(['band concert', 'Fall play', 'Zoning Board']);
  });

  it('does not hang on the order they arrive in', () => {
    const shuffled = townEvents().chain((events) =>
      fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
    );
    fc.assert(fc.property(shuffled, ([events, others]) => expect(sortEvents(others)).toEqual(sortEvents(events))));
  });

  it('is the same whether a list is ordered at once or by comparing two at a time', () => {
    fc.assert(fc.property(townEvents(), (events) => expect(sortEvents(events)).toEqual([...events].sort(compareByDateAndTime))));
  });

  it('leaves the list it was given as it is', () => {
    const events = [anEvent({ id: 2, name: 'b' }), anEvent({ id: 1, name: 'a' })];
    sortEvents(events);
    expect(eventNamesOf(events)).toEqual(['b', 'a']);
  });
});
