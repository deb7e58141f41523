import fc from 'fast-check';
import { isPast } from './event-days';
import { hasEndedToday, isOver } from './is-over';
import { anEvent, eventsOnToday, instantsOfToday, NOW, TODAY, townEvents } from './testing';

/** Noon. */
const moment = { now: NOW, today: TODAY };

describe('an event', () => {
  it.each([
    ['that ended an hour ago', { startTime: '2026-11-20T10:00:00-05:00', endTime: '2026-11-20T11:00:00-05:00' }, true],
    ['that ends now', { startTime: '2026-11-20T10:00:00-05:00', endTime: '2026-11-20T12:00:00-05:00' }, true],
    ['that goes on', { startTime: '2026-11-20T10:00:00-05:00', endTime: '2026-11-20T12:01:00-05:00' }, false],
    ['whose end nobody knows', { startTime: '2026-11-20T10:00:00-05:00' }, false],
    ['that ends as it begins', { startTime: '2026-11-20T10:00:00-05:00', endTime: '2026-11-20T10:00:00-05:00' }, false],
    ['that ends after midnight', { startTime: '2026-11-20T10:00:00-05:00', endTime: '2026-11-21T01:00:00-05:00' }, false],
    ['whose last day is tomorrow', { endDate: '2026-11-21', endTime: '2026-11-20T11:00:00-05:00' }, false],
    ['of yesterday', { date: '2026-11-19' }, true],
    ['without a date', { date: '2099-12-31' }, false],
  ])('%s', (_, when, over) => {
    expect(isOver(anEvent(when), moment)).toBe(over);
  });

  it('has ended today from its end on its last day on, and at no other time', () => {
    fc.assert(
      fc.property(eventsOnToday(), instantsOfToday(), (events, now) => {
        for (const event of events) {
          const { endDate = event.date, startTime, endTime } = event;
          const isKnown = endTime !== undefined && endTime !== startTime && endTime.startsWith(TODAY) && endDate === TODAY;
          expect(hasEndedToday(event, { now, today: TODAY })).toBe(isKnown && endTime <= now);
        }
      }),
    );
  });

  it('is over once it is past, and stays over', () => {
    const later = { now: '2026-11-20T23:59:00-05:00', today: TODAY };
    fc.assert(
      fc.property(townEvents(), (events) => {
        for (const event of events) {
          if (isPast(event, TODAY)) expect(isOver(event, moment)).toBe(true);
          if (isOver(event, moment)) expect(isOver(event, later)).toBe(true);
        }
      }),
    );
  });
});
