import fc from 'fast-check';
import { anEvent } from './testing';
import {
  dailyStartMinutesOf,
  displayedTimesOf,
  formatExportedTimeRange,
  formatTimeRange,
  isAllDay,
  isExportedAsWholeDay,
  startMinutesOf,
} from './times';

const on = (clock: string) => `2026-11-20T${clock}:00-05:00`;
const from = (start: string, end?: string) => anEvent({ startTime: on(start), endTime: end && on(end) });

describe('the times shown', () => {
  it('are a start and an end', () => {
    expect(displayedTimesOf(from('18:00', '21:30'))).toEqual({ start: '6:00 PM', end: '9:30 PM' });
    expect(displayedTimesOf(from('00:30', '12:00'))).toEqual({ start: '12:30 AM', end: '12:00 PM' });
  });

  it('are All Day when it starts at midnight', () => {
    expect(displayedTimesOf(from('00:00', '12:00'))).toEqual({ start: 'All Day' });
  });

  it.each<[string, string | undefined, boolean, string]>([
    ['an end of its own', '04:00', false, '12:00 AM – 4:00 AM'],
    ['no end', undefined, true, 'All Day'],
    ['an end at its start', '00:00', true, 'All Day'],
    ['the last minute for its end', '23:59', true, 'All Day'],
  ])('are All Day on the screens, and outward only where nothing else is known: midnight with %s', (_, end, isWhole, range) => {
    const event = from('00:00', end);
    expect([formatTimeRange(event), isExportedAsWholeDay(event), formatExportedTimeRange(event)]).toEqual([
      'All Day',
      isWhole,
      range,
    ]);
  });

  it('have no end at 23:59, nor one that is the start', () => {
    expect(displayedTimesOf(from('18:00', '23:59'))).toEqual({ start: '6:00 PM' });
    expect(displayedTimesOf(from('18:00', '23:58'))).toEqual({ start: '6:00 PM', end: '11:58 PM' });
    expect(displayedTimesOf(from('18:00', '18:00'))).toEqual({ start: '6:00 PM' });
  });

  it('fall back to what the publisher wrote', () => {
    expect(displayedTimesOf(anEvent({ time: '6:00 PM' }))).toEqual({ start: '6:00 PM' });
    expect(displayedTimesOf(anEvent({ time: 'all day' }))).toEqual({ start: 'All Day' });
    expect(displayedTimesOf(anEvent({ time: ' after the game ' }))).toEqual({ start: 'after the game' });
    expect(displayedTimesOf(anEvent({ time: '' }))).toEqual({ start: '' });
  });

  it('are those on the town’s clock, whatever the words say', () => {
    expect(displayedTimesOf(anEvent({ time: 'evening', startTime: on('18:00') }))).toEqual({ start: '6:00 PM' });
  });

  it('read every start there can be as the clock on the wall', () => {
    const clocks = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    const offsets = fc.constantFrom('Z', '-05:00', '-04:00', '+13:00');
    fc.assert(
      fc.property(clocks, offsets, ([hour, minute], offset) => {
        const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
        const event = anEvent({ startTime: `2026-11-20T${clock}:00${offset}` });
        expect(startMinutesOf(event) ?? 0).toBe(hour * 60 + minute);
        expect(isAllDay(event)).toBe(clock === '00:00');
      }),
    );
  });
});

describe('when it starts', () => {
  it('is known in minutes, or not at all', () => {
    expect(startMinutesOf(from('18:30'))).toBe(1110);
    expect(startMinutesOf(anEvent({ time: '6:30 PM' }))).toBe(1110);
    expect([from('00:00'), anEvent({ time: 'All Day' }), anEvent()].map(startMinutesOf)).toEqual([null, null, null]);
  });
});

describe('the time in one line', () => {
  it('is from when until when, from when, or what its publisher says', () => {
    const evening = anEvent({ startTime: '2026-11-20T18:00:00-05:00', endTime: '2026-11-20T21:00:00-05:00' });
    expect([evening, from('18:30'), anEvent({ time: 'After dark' }), anEvent()].map(formatTimeRange)).toEqual([
      '6:00 PM – 9:00 PM',
      '6:30 PM',
      'After dark',
      '',
    ]);
  });
});

describe('the hours of what lasts for days', () => {
  const lasting = (startTime: string, endTime: string, description?: string) =>
    anEvent({
      date: startTime.slice(0, 10),
      endDate: endTime.slice(0, 10),
      startTime,
      endTime,
      ...(description && { description }),
    });
  const retreat = lasting('2026-11-20T18:00:00-05:00', '2026-11-22T16:30:00-05:00');
  const exhibition = (description?: string) => lasting('2026-11-06T10:00:00-05:00', '2027-01-30T17:00:00-05:00', description);

  it('are told with their days where they cannot be those of each day', () => {
    expect(formatTimeRange(retreat)).toBe('Fri 6:00 PM – Sun 4:30 PM');
    expect(formatTimeRange(lasting('2026-11-20T12:00:00-05:00', '2026-11-22T12:00:00-05:00'))).toBe(
      'Fri 12:00 PM – Sun 12:00 PM',
    );
    expect(formatTimeRange(lasting('2026-11-20T10:00:00-05:00', '2026-11-22T17:00:00-05:00'))).toBe('10:00 AM – 5:00 PM');
  });

  it('are none for a run of a week or more, but that its publisher says it is on daily', () => {
    expect([exhibition(), exhibition('On Saturdays.')].map(formatTimeRange)).toEqual(['', '']);
    expect(formatTimeRange(exhibition('Free, daily except holidays.'))).toBe('10:00 AM – 5:00 PM');
    expect(formatTimeRange(lasting('2026-11-06T02:00:00-05:00', '2027-01-30T01:00:00-05:00', 'Every day!'))).toBe('');
  });

  it('are no hours of each day, though it begins at one of them', () => {
    expect([retreat, exhibition()].map(dailyStartMinutesOf)).toEqual([null, null]);
    expect([retreat, exhibition()].map(startMinutesOf)).toEqual([1080, 600]);
  });

  it('are its own where it ends after a night, or its end is told on its first day', () => {
    expect(formatTimeRange(lasting('2026-11-20T19:00:00-05:00', '2026-11-21T09:00:00-05:00'))).toBe('7:00 PM – 9:00 AM');
    expect(formatTimeRange(anEvent({ endDate: '2026-11-29', startTime: on('10:00'), endTime: on('16:00') }))).toBe(
      '10:00 AM – 4:00 PM',
    );
  });

  it('never stand alone for a run, and never end before they begin', () => {
    const minute = fc.integer({ min: 0, max: 40 * 24 * 60 });
    fc.assert(
      fc.property(minute, fc.integer({ min: 24 * 60, max: 80 * 24 * 60 }), (after, minutes) => {
        const [start, end] = [after, after + minutes].map((at) => new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString());
        const event = lasting(start!, end!);
        const times = displayedTimesOf(event);
        const isRun = minutes >= 8 * 24 * 60;
        if (isRun) expect([{ start: '' }, { start: 'All Day' }]).toContainEqual(times);
        else if (/^\d/.test(times.start) && times.end) expect(end!.slice(11) > start!.slice(11)).toBe(true);
      }),
    );
  });
});
