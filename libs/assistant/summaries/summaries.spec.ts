import fc from 'fast-check';
import { addDays, isMultiDay, type TownEvent } from '#libs/contracts';
import { anEvent, eventsOnToday, TODAY } from '#libs/contracts/testing';
import { mergeRooms } from './merge-rooms';
import { type SummaryEvent, writeEventSummary, writeHighlights, writeWeekSummary } from './summaries';
import { selectPromptEvents } from './summary-definitions';

const marked = (events: TownEvent[], isMyAlmanac = (_: number) => false): SummaryEvent[] =>
  events.map((event) => ({ event, isMyAlmanac: isMyAlmanac(event.id) }));

const markedEvents = fc
  .tuple(eventsOnToday(), fc.infiniteStream(fc.boolean()), fc.infiniteStream(fc.boolean()), fc.infiniteStream(fc.nat(3)))
  .map(([events, mine, promoted, by]) =>
    events.map((event) => ({
      event: {
        ...event,
        organization: `Publisher ${by.next().value}`,
        ...(promoted.next().value && { isPromoted: true }),
      } as TownEvent,
      isMyAlmanac: mine.next().value as boolean,
    })),
  );

const toldIn = (text: string, events: readonly SummaryEvent[]): TownEvent[] =>
  [...text.matchAll(/\]\(\/event\/(\d+)\)/g)].map(([, id]) => events.find(({ event }) => event.id === Number(id))!.event);

const runsComeLast = (events: TownEvent[]) =>
  events.findIndex(isMultiDay) < 0 || events.slice(events.findIndex(isMultiDay)).every(isMultiDay);

describe('What is only today', () => {
  it('comes before any run in Today’s Highlights, whoever follows and whatever is featured', () => {
    fc.assert(
      fc.property(markedEvents, (events) => {
        const told = toldIn(writeHighlights(events, TODAY), events);
        const only = events.filter(({ event }) => event.date === TODAY && !isMultiDay(event));
        expect(runsComeLast(told)).toBe(true);
        expect(told.filter((event) => !isMultiDay(event))).toHaveLength(Math.min(3, only.length));
      }),
    );
  });

  it('comes before any run on each day of This Week', () => {
    fc.assert(
      fc.property(markedEvents, (events) => {
        for (const day of writeWeekSummary(events, TODAY).split('\n')) expect(runsComeLast(toldIn(day, events))).toBe(true);
      }),
    );
  });

  it('is given of every day of a week to whoever writes, also where one day alone has more', () => {
    const events = marked(
      Array.from({ length: 7 * 150 }, (_, id) => anEvent({ id, date: addDays(TODAY, Math.floor(id / 150)) })),
    );
    const given = selectPromptEvents('week', events, TODAY).map(({ event }) => event.date);
    expect([...new Set(given)]).toEqual([0, 1, 2, 3, 4, 5, 6].map((days) => addDays(TODAY, days)));
  });

  it('is what somebody is asked to write of first', () => {
    fc.assert(
      fc.property(markedEvents, (events) => {
        for (const kind of ['highlights', 'week', 'events'] as const)
          expect(runsComeLast(selectPromptEvents(kind, events, TODAY).map(({ event }) => event))).toBe(true);
      }),
    );
  });
});

describe('What is on in several rooms', () => {
  const rooms = marked(
    ['Room 1', 'Room 2', 'Room 3'].map((location, at) => anEvent({ id: at + 1, name: 'Robotics day', location })),
    (id) => id === 2,
  );
  const chess = marked([anEvent({ id: 9, name: 'Chess club' })]);

  it('is told once, as the one that is in the feed', () =>
    expect(mergeRooms([...rooms, ...chess])).toEqual([rooms[1], ...chess]));

  it('is told as the first one where none of them is', () =>
    expect(mergeRooms([rooms[0]!, rooms[2]!, ...chess])).toEqual([rooms[0], ...chess]));
});

describe('What comes next', () => {
  const runs = Array.from({ length: 9 }, (_, at) =>
    anEvent({ id: at + 1, name: `Exhibition ${at}`, date: addDays(TODAY, -30), endDate: addDays(TODAY, 30) }),
  );

  it('is told before what has long begun', () => {
    const events = marked([...runs, anEvent({ id: 20, name: 'Chess club', date: addDays(TODAY, 3) })]);
    expect(toldIn(writeEventSummary(events, TODAY), events)[0]!.name).toBe('Chess club');
  });
});
