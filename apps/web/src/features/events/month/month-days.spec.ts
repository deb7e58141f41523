import fc from 'fast-check';
import type { TownEvent } from '#libs/contracts';
import { barCountOf, eventsByDay, highlightOf } from './month-days';

let id = 0;
const event = (name: string, more: Partial<TownEvent> = {}): TownEvent => ({
  id: ++id,
  name,
  organization: 'Moorestown Township',
  category: 'Government',
  date: '2026-11-20',
  time: '',
  status: 'confirmed',
  ...more,
});

const namesOn = (day: string, events: TownEvent[]) =>
  eventsByDay(events, '2026-11-01', '2026-12-05')
    .get(day)
    ?.map(({ name }) => name);

describe('the days of a month', () => {
  it('hold their events by time, then name, and what lasts all day at the end', () => {
    const evening = event('Council', { startTime: '2026-11-20T19:30:00-05:00' });
    const allDay = event('Leaf collection', { startTime: '2026-11-20T00:00:00-05:00' });
    const book = event('Book sale', { startTime: '2026-11-20T10:00:00-05:00' });
    const art = event('Art class', { startTime: '2026-11-20T10:00:00-05:00' });
    expect(namesOn('2026-11-20', [evening, allDay, book, art])).toEqual(['Art class', 'Book sale', 'Council', 'Leaf collection']);
  });

  it('show a fair on each of its days, also when it began in the month before', () => {
    const fair = event('Fair', { date: '2026-10-30', endDate: '2026-11-02' });
    expect(['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03'].map((day) => namesOn(day, [fair]))).toEqual([
      undefined,
      ['Fair'],
      ['Fair'],
      undefined,
    ]);
  });

  it('know nothing of events without a date', () => {
    expect(eventsByDay([event('Some day', { date: '2099-01-01' })], '2026-11-01', '2026-12-05').size).toBe(0);
  });
});

describe('the bars of a day', () => {
  it('are one for each event where no day has more than six', () => {
    for (const count of [0, 1, 5, 6]) expect(barCountOf(count, 6)).toBe(count);
  });

  it('tell a full day of a large town from an empty one', () => {
    expect([1, 12, 77, 153].map((count) => barCountOf(count, 153))).toEqual([1, 1, 3, 6]);
  });

  it('are six at most on the fullest day, some wherever there are events, and never fewer on a day with more', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400), { minLength: 1 }), (counts) => {
        const most = Math.max(...counts);
        const bars = counts.toSorted((a, b) => a - b).map((count) => barCountOf(count, most));
        expect(bars).toEqual(bars.toSorted((a, b) => a - b));
        expect(bars.at(-1)).toBe(Math.min(6, most));
        expect(bars.filter((bar) => bar === 0)).toHaveLength(counts.filter((count) => count === 0).length);
      }),
    );
  });
});

describe('the one worth naming', () => {
  const story = event('Story time');
  const council = event('Council', { attachments: ['https://moorestown.example/agenda.pdf'] });
  const lights = event('Light Up Night', { isPromoted: true });

  it('is a featured one before one with an agenda', () => {
    expect(highlightOf([story, council, lights])).toBe(lights);
    expect(highlightOf([story, council])).toBe(council);
  });

  it('is the only one, but none of several alike', () => {
    expect(highlightOf([story])).toBe(story);
    expect(highlightOf([story, event('Chess club')])).toBeUndefined();
  });
});
