import fc from 'fast-check';
import { addDays, millisecondsOf } from '#libs/contracts';
import { contentKeyOf, type FeedOccurrence, type PrivateOccurrence, readCalendar } from '#libs/integrations';
import type { HeldImport } from './guard-import';
import type { ForcedImport, ImportJudgement } from './judge-import';
import { dayOf, type FileEntry, histories } from './testing/file-histories';
import { createOccurrence, createTestTown, startingOn } from './testing/test-town';

const TODAY = '2026-11-20';
const events = (count: number, about: Partial<FeedOccurrence> = {}, first = 1): FeedOccurrence[] =>
  Array.from({ length: count }, (_, i) => {
    const nth = first + i;
    return createOccurrence({ uid: `uid-${nth}`, name: `Event ${nth}`, ...startingOn(addDays(TODAY, nth)), ...about });
  });
const typesOf = ({ facts }: { facts: readonly { type: string }[] }) => facts.map(({ type }) => type);

describe('An event that its source no longer has', () => {
  it('is withdrawn by the third load without it, and is back under its id when it is announced again', () => {
    const { load, shownEvents, documents } = createTestTown();
    const [all, one] = [events(4), events(1)];
    load({ occurrences: all }, TODAY);
    const without = { occurrences: all.slice(1) };
    const { id } = shownEvents().find(({ name }) => name === one[0]!.name)!;
    expect([load(without, TODAY), load(without, TODAY)].map(typesOf)).toEqual([[], []]);
    expect(load(without, TODAY).facts).toMatchObject([{ type: 'EventWithdrawn', data: { id } }]);
    expect(load(without, TODAY).facts).toEqual([]);
    expect(shownEvents()).toHaveLength(3);
    expect(load({ occurrences: all }, TODAY).facts).toMatchObject([{ type: 'EventRestored', data: { id } }]);
    expect(documents()).toHaveLength(4);
  });

  it('is counted from the beginning after a load that had it', () => {
    const { load } = createTestTown();
    const all = events(4);
    const without = { occurrences: all.slice(1) };
    for (const reading of [{ occurrences: all }, without, without, { occurrences: all }, without, without])
      expect(typesOf(load(reading, TODAY))).not.toContain('EventWithdrawn');
  });

  it('stays when it has begun or is over', () => {
    const { load } = createTestTown();
    const begun = createOccurrence({ uid: 'fair', name: 'Fair', ...startingOn(TODAY), endDate: '2026-11-25' });
    const allDay = { ...createOccurrence({ uid: 'day', name: 'Day', date: TODAY }), startTime: undefined };
    load({ occurrences: [begun, allDay, ...events(4)] }, TODAY);
    for (const _ of [1, 2, 3]) expect(load({ occurrences: events(4) }, TODAY).facts).toEqual([]);
  });

  it('is withdrawn in the evening of a day when it would have begun later', () => {
    const { load } = createTestTown();
    const tonight = createOccurrence({ uid: 'tonight', name: 'Concert', startTime: `${TODAY}T19:00:00-05:00` });
    load({ occurrences: [tonight, ...events(4)] }, TODAY);
    const types = [1, 2, 3].map(() => typesOf(load({ occurrences: events(4) }, TODAY)));
    expect(types).toEqual([[], [], ['EventWithdrawn']]);
  });

  it('is not missing where it is there and cannot be read, or was moved farther ahead than is read', () => {
    const all = events(4);
    const { uid, instance } = all[0]!;
    const here = [[{ uid }], [{ uid, instance }], [{ uid, instance: 'in three years' }]];
    for (const unread of here) {
      const { load } = createTestTown();
      load({ occurrences: all }, TODAY);
      for (const _ of [1, 2, 3]) expect(load({ occurrences: all.slice(1), unread }, TODAY).facts).toEqual([]);
    }
  });

  it('is missing when only other instances of its series cannot be read', () => {
    const { load } = createTestTown();
    const series = events(4, { uid: 'series' });
    load({ occurrences: series }, TODAY);
    const reading = { occurrences: series.slice(1), unread: [{ uid: 'series', instance: 'in three years' }] };
    expect([1, 2, 3].map(() => typesOf(load(reading, TODAY)))).toEqual([[], [], ['EventWithdrawn']]);
  });

  it('is withdrawn when it was cancelled, too, and is cancelled still when it comes back so', () => {
    const { load, documents } = createTestTown();
    const cancelled = createOccurrence({ uid: 'off', name: 'Concert', status: 'cancelled' });
    const all = [cancelled, ...events(4)];
    load({ occurrences: all }, TODAY);
    for (const _ of [1, 2, 3]) load({ occurrences: events(4) }, TODAY);
    expect(documents().find(({ event }) => event.name === 'Concert')).toMatchObject({ event: { status: 'withdrawn' } });
    expect(typesOf(load({ occurrences: all }, TODAY))).toEqual(['EventRestored', 'EventCancelled']);
  });
});

describe('An occurrence that its series no longer gives', () => {
  const series = (count: number, { isWhole = true, uid = 'chess' } = {}) => ({
    occurrences: [...events(count, { uid, name: 'Chess' }), ...events(8, { location: 'Garden' })],
    series: [{ uid, isWhole }],
  });

  it('is withdrawn by the first load, and comes back when it is given again', () => {
    const { load, shownEvents } = createTestTown();
    load(series(6), TODAY);
    expect(typesOf(load(series(4), TODAY))).toEqual(['EventWithdrawn', 'EventWithdrawn']);
    expect(load(series(4), TODAY).facts).toEqual([]);
    expect(typesOf(load(series(6), TODAY))).toEqual(['EventRestored', 'EventRestored']);
    expect(shownEvents()).toHaveLength(14);
  });

  it('is withdrawn by the first load, too, when none is given any more, or its UID stands for a single event', () => {
    const { load } = createTestTown();
    load(series(3), TODAY);
    const none = { ...series(0), unread: [{ uid: 'chess' }] };
    expect(typesOf(load(none, TODAY))).toEqual(Array(3).fill('EventWithdrawn'));

    const other = createTestTown();
    other.load(series(3), TODAY);
    expect(typesOf(other.load({ occurrences: series(1).occurrences }, TODAY))).toEqual(['EventWithdrawn', 'EventWithdrawn']);
  });

  it('is missed for three loads when its series is gone, was not read whole, or is told occurrence by occurrence', () => {
    const quiet = [
      { occurrences: series(0).occurrences },
      series(2, { isWhole: false }),
      { ...series(2), unread: [{ uid: 'chess', instance: startingOn(addDays(TODAY, 3)).instance }] },
    ];
    for (const reading of quiet) {
      const { load } = createTestTown();
      load(series(3), TODAY);
      expect([load(reading, TODAY), load(reading, TODAY)].flatMap(typesOf)).toEqual([]);
    }
    const { load } = createTestTown();
    load({ occurrences: series(3).occurrences }, TODAY);
    expect(typesOf(load({ occurrences: series(2).occurrences }, TODAY))).toEqual([]);
  });

  it('counts among what is lost: a load that ends more than half of what is to come is held back', () => {
    const { load } = createTestTown();
    load({ ...series(12), occurrences: series(12).occurrences.slice(0, 12) }, TODAY);
    const { heldBack, facts } = load({ ...series(5), occurrences: series(5).occurrences.slice(0, 5) }, TODAY);
    expect(heldBack).toBe('It no longer has 7 of 12 events to come. It offers 5 events.');
    expect(facts).toEqual([]);
  });
});

describe('An event that is moved out of the window', () => {
  const moved = (day: string, count = 1) => ({
    occurrences: events(10 - count, {}, count + 1),
    outsideWindow: events(count, startingOn(day)),
    unread: events(count).map(({ uid }) => ({ uid })),
  });
  const dayOfFirst = ({ documents }: Town) =>
    documents().flatMap(({ event: { name, date, status } }) => (name === 'Event 1' ? [`${date} ${status}`] : []));

  it.each(['2020-05-01', '2030-05-01', '2099-12-31'])('to %s is followed, and back again, under its id', (day) => {
    const about = createTestTown();
    about.load({ occurrences: events(10) }, TODAY);
    expect(typesOf(about.load(moved(day), TODAY))).toEqual(['EventIdentified', 'EventRescheduled']);
    expect(dayOfFirst(about)).toEqual([`${day} confirmed`]);
    expect(about.load(moved(day), TODAY).facts).toEqual([]);
    about.load({ occurrences: events(10) }, TODAY);
    expect(dayOfFirst(about)).toEqual(['2026-11-21 confirmed']);
  });

  it('is withdrawn like any other when it is gone from there', () => {
    const about = createTestTown();
    about.load({ occurrences: events(10) }, TODAY);
    about.load(moved('2030-05-01'), TODAY);
    for (const _ of [1, 2, 3]) about.load({ occurrences: events(9, {}, 2) }, TODAY);
    expect(dayOfFirst(about)).toEqual(['2030-05-01 withdrawn']);
    about.load(moved('2030-05-01'), TODAY);
    expect(dayOfFirst(about)).toEqual(['2030-05-01 confirmed']);
  });

  it('is an occurrence of a series where that is changed by itself, and no other one', () => {
    const about = createTestTown();
    const series = [{ uid: 'uid-1', isWhole: true }];
    about.load({ occurrences: events(10), series }, TODAY);
    about.load({ ...moved('2020-05-01'), series }, TODAY);
    expect(dayOfFirst(about)).toEqual(['2026-11-21 withdrawn']);

    const other = createTestTown();
    other.load({ occurrences: events(10), series }, TODAY);
    const outsideWindow = events(1).map((one) => ({
      ...one,
      ...startingOn('2020-05-01'),
      instance: one.instance,
      date: '2020-05-01',
    }));
    other.load({ ...moved('2020-05-01'), outsideWindow, series }, TODAY);
    expect(dayOfFirst(other)).toEqual(['2020-05-01 confirmed']);
  });

  it('was not moved to where another rested under its UID before: it is missed like any other', () => {
    const about = createTestTown();
    const rested = events(1, startingOn('2020-05-01'));
    about.load({ occurrences: events(10), outsideWindow: rested }, TODAY);
    const without = { occurrences: events(9, {}, 2), outsideWindow: rested, unread: [{ uid: 'uid-1' }] };
    for (const _ of [1, 2, 3]) about.load(without, TODAY);
    expect(dayOfFirst(about)).toEqual(['2026-11-21 withdrawn']);
  });

  it('counts among what is lost when it is moved into the past: more than half, and the load is held back', () => {
    const { load } = createTestTown();
    load({ occurrences: events(10) }, TODAY);
    expect(load(moved('2020-05-01', 10), TODAY)).toMatchObject({
      heldBack: 'It moves 10 of 10 events to come into the past. It offers 10 events.',
      facts: [],
    });
    expect(load(moved('2020-05-01', 5), TODAY).heldBack).toBeUndefined();
  });

  it.each(['2099-12-31', '2070-01-01'])('counts among what is lost when it is moved to %s, which stands for no date', (day) => {
    const { load } = createTestTown();
    load({ occurrences: events(10) }, TODAY);
    expect(load(moved(day, 10), TODAY)).toMatchObject({
      heldBack: 'It leaves 10 of 10 events to come without a date. It offers 10 events.',
      facts: [],
    });
    expect(load(moved(day, 5), TODAY).heldBack).toBeUndefined();
    expect(load(moved(day, 10), TODAY, true).heldBack).toBeUndefined();
    expect(load(moved(day, 10), TODAY).heldBack).toBeUndefined();
  });
});

describe('A series of which the hour changes', () => {
  const weekly = (hour: string) =>
    read(
      calendarOf(
        eventLines('choir', 'Choir', addDays(TODAY, 1), ['RRULE:FREQ=WEEKLY;COUNT=6']).map((line) =>
          line.replace(/(?<=^DT(?:START|END).*T)\d\d(?=\d{4})/, hour),
        ),
      ),
    );

  it('is followed day by day, nothing is held back, and it may change back', () => {
    const { load, documents } = createTestTown();
    load(weekly('19'), TODAY);
    const ids = documents().map(({ event }) => event.id);
    expect(ids).toHaveLength(6);
    for (const hour of ['18', '19']) {
      const { heldBack, facts } = load(weekly(hour), TODAY);
      expect(heldBack).toBeUndefined();
      expect(facts.map(({ type }) => type).filter((type) => /Published|Withdrawn/.test(type))).toEqual([]);
      expect(load(weekly(hour), TODAY).facts).toEqual([]);
      expect(documents().map(({ event }) => [event.id, event.startTime?.slice(11, 13)])).toEqual(ids.map((id) => [id, hour]));
    }
  });
});

describe('An instance of a series on a day of which another is in the load', () => {
  const at = (hour: string, about: Partial<FeedOccurrence> = {}) =>
    createOccurrence({
      uid: 'room',
      instance: hour,
      name: 'Board meeting',
      startTime: `${addDays(TODAY, 3)}T${hour}:00:00-05:00`,
      ...about,
    });
  /** Of a later week. */
  const others = [
    at('19', { instance: 'later', date: addDays(TODAY, 10), startTime: `${addDays(TODAY, 10)}T19:00:00-05:00` }),
    ...events(3),
  ];
  const begun = () => {
    const town = createTestTown();
    town.load({ occurrences: [at('19'), ...others] }, TODAY);
    const first = town.documents().find(({ event }) => event.name === 'Board meeting')!.event.id;
    return { ...town, first };
  };

  it('is made private, not moved, where that is told', () => {
    const { load, documents, first } = begun();
    const open = at('15');
    load({ occurrences: [open, ...others], privates: [privateOf(at('19'))] }, TODAY);
    expect(documents().find(({ event }) => event.id === first)?.event).toMatchObject({ isPrivate: true });
    expect(documents().filter(({ event }) => event.startTime === open.startTime)).toHaveLength(1);
  });

  it('is not moved to another title, nor where it cannot be read', () => {
    for (const reading of [
      { occurrences: [at('15', { name: 'Open house' }), ...others] },
      { occurrences: [at('15'), ...others], unread: [{ uid: 'room', instance: '19' }] },
    ]) {
      const { load, documents, first } = begun();
      load(reading, TODAY);
      expect(documents().find(({ event }) => event.id === first)?.event).toMatchObject({
        name: 'Board meeting',
        startTime: at('19').startTime,
      });
    }
  });
});

describe('Any history of a series', () => {
  const arbitraryLoad = fc.record({
    until: fc.integer({ min: 1, max: 60 }),
    days: fc.constantFrom('TU', 'TU,TH', 'WE'),
    except: fc.subarray([4, 11, 18, 25, 32]),
    isThere: fc.constantFrom(true, true, true, false),
    isRepeating: fc.constantFrom(true, true, true, false),
  });
  const fileOf = ({
    until,
    days,
    except,
    isThere,
    isRepeating,
  }: typeof arbitraryLoad extends fc.Arbitrary<infer S> ? S : never) =>
    calendarOf([
      ...events(20, { location: 'Garden' }).flatMap(({ uid, date, name }) => eventLines(uid, name, date)),
      ...(isThere
        ? eventLines('chess', 'Chess', '2026-11-03', [
            ...(isRepeating ? [`RRULE:FREQ=WEEKLY;BYDAY=${days};UNTIL=${compact(addDays(TODAY, until))}T235900Z`] : []),
            ...except.map((day) => `EXDATE;TZID=America/New_York:${compact(addDays(TODAY, day))}T103000`),
          ])
        : []),
    ]);
  it('shows what the series gives from the first load on, and records nothing when that is loaded again', () => {
    fc.assert(
      fc.property(fc.array(arbitraryLoad, { minLength: 1, maxLength: 6 }), (loads) => {
        const { load, shownEvents } = createTestTown();
        for (const one of loads) {
          const reading = read(fileOf(one));
          const toCome = () => shownEvents().flatMap(({ name, date }) => (name === 'Chess' && date > TODAY ? [date] : []));
          const dates = reading.occurrences.flatMap(({ uid, date }) => (uid === 'chess' && date > TODAY ? [date] : []));
          const before = toCome();
          const { heldBack } = load(reading, TODAY);
          if (heldBack) expect(toCome()).toEqual(before);
          else if (one.isThere) expect(toCome().toSorted()).toEqual(dates);
          if (one.isThere) expect(load(reading, TODAY).facts).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('An event that is called off and announced anew', () => {
  const inRoom = (uid: string, location: string, about: Partial<FeedOccurrence> = {}) =>
    createOccurrence({ uid, name: 'Chess', location, ...about });
  const off = inRoom('a', 'Room A', { status: 'cancelled' });
  const begun = () => {
    const about = createTestTown();
    about.load({ occurrences: [inRoom('a', 'Room A'), ...events(3)] }, TODAY);
    const chess = () => about.documents().filter(({ event }) => event.name === 'Chess');
    const load = (...occurrences: FeedOccurrence[]) => about.load({ occurrences: [...occurrences, ...events(3)] }, TODAY);
    return { load, chess, first: chess()[0]!.event.id };
  };

  it('elsewhere stands as two, the first of which is cancelled and leads to the second', () => {
    const { load, chess, first } = begun();
    expect(typesOf(load(off, inRoom('b', 'Room B')))).toEqual(['EventRebooked', 'EventCancelled', 'EventPublished']);
    const [old, anew] = chess();
    expect(old).toMatchObject({ event: { id: first, status: 'cancelled', location: 'Room A' } });
    expect(anew).toMatchObject({ event: { status: 'confirmed', location: 'Room B' } });
    expect(old!.history.rebookedAs).toBe(anew!.event.id);
    expect(load(off, inRoom('b', 'Room B')).facts).toEqual([]);
  });

  it('elsewhere leads there, too, where it was called off before', () => {
    const { load } = begun();
    expect(typesOf(load(off))).toEqual(['EventCancelled']);
    expect(typesOf(load(off, inRoom('b', 'Room B')))).toEqual(['EventRebooked', 'EventPublished']);
  });

  it('and back leads back', () => {
    const { load, chess, first } = begun();
    load(off, inRoom('b', 'Room B'));
    const anew = chess().find(({ event }) => event.id !== first)!.event.id;
    load(inRoom('a', 'Room A'), inRoom('b', 'Room B', { status: 'cancelled' }));
    const rooms = new Map(chess().map((one) => [one.event.id, one]));
    expect(rooms.get(first)).toMatchObject({ event: { status: 'confirmed', location: 'Room A' } });
    expect(rooms.get(anew)).toMatchObject({ event: { status: 'cancelled' }, history: { rebookedAs: first } });
  });

  it('and others back on lead only one to each, that is cancelled now', () => {
    const rooms = ['a', 'b', 'c'].map((uid) => inRoom(uid, `Room ${uid.toUpperCase()}`));
    const offAll = rooms.map((one) => ({ ...one, status: 'cancelled' as const }));
    const { load, documents } = createTestTown();
    const leadsTo = () => documents().flatMap(({ history }) => history.rebookedAs ?? []);
    load({ occurrences: [...rooms, ...events(9)] }, TODAY);
    load({ occurrences: [...offAll, ...events(9)] }, TODAY);
    load({ occurrences: [rooms[0]!, rooms[1]!, offAll[2]!, ...events(9)] }, TODAY);
    expect(leadsTo()).toEqual([]);
    load({ occurrences: [offAll[0]!, offAll[1]!, rooms[2]!, ...events(9)] }, TODAY);
    expect(leadsTo()).toHaveLength(1);
  });

  it('elsewhere stands as two also where the cancelled record no longer says where it was', () => {
    const bare = { ...off, location: undefined };
    const reading = (...occurrences: FeedOccurrence[]) => read(calendarOf(occurrences.flatMap(linesOf)));
    const linesOf = ({ uid, location, status }: FeedOccurrence) =>
      eventLines(uid, 'Chess', '2026-11-24', [
        ...(location ? [`LOCATION:${location}`] : []),
        ...(status === 'cancelled' ? ['STATUS:CANCELLED'] : []),
      ]);
    const about = createTestTown();
    about.load(reading(inRoom('a', 'Room A')), TODAY);
    const moved = reading(bare, inRoom('b', 'Room B'));
    expect(typesOf(about.load(moved, TODAY)).toSorted()).toEqual(['EventCancelled', 'EventPublished', 'EventRebooked']);
    expect(about.load(moved, TODAY).facts).toEqual([]);
  });

  const inPlaces = (first: string, second: string) => {
    const lines = (uid: string, place: string, isOff: boolean) =>
      eventLines(uid, 'Chess', '2026-11-24', [
        `LOCATION:${place.replaceAll(',', '\\,')}`,
        ...(isOff ? ['STATUS:CANCELLED'] : []),
      ]);
    const about = createTestTown();
    about.load(read(calendarOf(lines('a', first, false))), TODAY);
    const anew = read(calendarOf([...lines('a', first, true), ...lines('b', second, false)]));
    const facts = typesOf(about.load(anew, TODAY));
    expect(about.load(anew, TODAY).facts).toEqual([]);
    return { facts, shownEvents: about.documents().map(({ event: { location, status } }) => `${status} in ${location}`) };
  };

  it.each([
    ['Room A', 'Room A, Main Library'],
    ['Main Library, Room A', 'Room A'],
    ['Studio 2 (Arts Center)', 'Arts Center - Studio 2'],
    ['Grange Hall', 'Grange Hall @ Hilltop'],
    ['The Green / Dale', 'The Green'],
    ['Field 3 | Marsh Road Complex', 'Marsh Road Complex, Field 3'],
  ])('in other words of its place is on as one: in %s, and in %s', (first, second) => {
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const { facts, shownEvents } = inPlaces(one, other);
      expect(shownEvents).toEqual([`confirmed in ${other}`]);
      expect(facts).not.toContain('EventRebooked');
    }
  });

  it.each([
    ['Room A, Main Library', 'Room B, Main Library'],
    ['Room A, Main Library', 'Room A, East Branch'],
    ['Main Library', 'Main Library Annex'],
    ['Room 1', 'Room 12'],
    ['Hall', 'Grange Hall'],
  ])('in another place stands as two: in %s, and in %s', (first, second) => {
    expect(inPlaces(first, second).shownEvents.toSorted()).toEqual([`cancelled in ${first}`, `confirmed in ${second}`]);
  });

  it('leads to nothing that was there before: that is another event', () => {
    const { load } = begun();
    load(inRoom('a', 'Room A'), inRoom('b', 'Room B'));
    expect(typesOf(load(off, inRoom('b', 'Room B')))).toEqual(['EventCancelled']);
  });

  it('is on, and leads nowhere, once it is announced again', () => {
    const { load, chess } = begun();
    load(off, inRoom('b', 'Room B'));
    expect(typesOf(load(inRoom('a', 'Room A'), inRoom('b', 'Room B')))).toEqual(['EventReinstated']);
    expect(chess()[0]!.history).not.toHaveProperty('rebookedAs');
  });

  it('is on, and leads nowhere, also where it was withdrawn in between', () => {
    const { load, chess } = begun();
    load(off, inRoom('b', 'Room B'));
    for (const _ of [1, 2, 3]) load(inRoom('b', 'Room B'));
    load(inRoom('a', 'Room A'), inRoom('b', 'Room B'));
    expect(chess()[0]).toMatchObject({ event: { status: 'confirmed' } });
    expect(chess()[0]!.history).not.toHaveProperty('rebookedAs');
    expect(load(inRoom('a', 'Room A'), inRoom('b', 'Room B')).facts).toEqual([]);
  });

  it('leads each to another where several of one title and time are', () => {
    const about = createTestTown();
    const rooms = (status: 'confirmed' | 'cancelled') => ['A', 'B'].map((room) => inRoom(room, `Room ${room}`, { status }));
    about.load({ occurrences: [...rooms('confirmed'), ...events(3)] }, TODAY);
    const anew = ['C', 'D'].map((room) => inRoom(room, `Room ${room}`));
    const { facts } = about.load({ occurrences: [...rooms('cancelled'), ...anew, ...events(3)] }, TODAY);
    const leadsTo = facts.flatMap(({ type, data }) => (type === 'EventRebooked' ? [data.as] : []));
    expect(new Set(leadsTo).size).toBe(2);
  });

  it('is not held back where all of a programme moves', () => {
    const { load } = createTestTown();
    load({ occurrences: events(5, { location: 'Room A' }) }, TODAY);
    const moved = [
      ...events(5, { location: 'Room A', status: 'cancelled' }),
      ...events(5, { location: 'Room B' }).map((one) => ({ ...one, uid: `${one.uid} again` })),
    ];
    expect(load({ occurrences: moved }, TODAY).heldBack).toBeUndefined();
  });
});

describe('Any history of what is called off and announced anew', () => {
  const record = fc.record({
    uid: fc.constantFrom('a', 'b', 'c'),
    place: fc.constantFrom('Room A', 'Room B', 'room  a', ''),
    isOff: fc.boolean(),
    nth: fc.nat(1),
  });
  const loads = fc.array(fc.uniqueArray(record, { selector: ({ uid, nth }) => `${uid} ${nth}`, maxLength: 6 }), {
    minLength: 1,
    maxLength: 6,
  });

  it('shows all that is on once, leads only to what is on, and records nothing the second time', () => {
    fc.assert(
      fc.property(loads, (files) => {
        const { load, shownEvents, documents } = createTestTown();
        for (const records of files) {
          const lines = records.flatMap(({ uid, place, isOff, nth }) =>
            eventLines(`${uid}${nth}`, `Chess ${nth}`, addDays(TODAY, 3 + nth), [
              ...(place ? [`LOCATION:${place}`] : []),
              ...(isOff ? ['STATUS:CANCELLED'] : []),
            ]),
          );
          const reading = read(calendarOf(lines));
          const { facts } = load(reading, TODAY, true);
          const contentKeys = shownEvents().map((event) => `${contentKeyOf(event)} ${event.status}`);
          expect(new Set(contentKeys).size).toBe(contentKeys.length);
          for (const one of reading.occurrences) expect(contentKeys).toContain(`${contentKeyOf(one)} ${one.status}`);
          const on = new Set(documents().flatMap(({ event }) => (event.status === 'confirmed' ? [event.id] : [])));
          for (const { type, data } of facts) if (type === 'EventRebooked') expect(on).toContain(data.as);
          expect(load(reading, TODAY, true).facts.filter(({ type }) => type !== 'EventWithdrawn')).toEqual([]);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('Any history of single events that go anywhere', () => {
  const AHEAD = [addDays(TODAY, 5), addDays(TODAY, 401), '2040-02-29', '2070-01-01', '2098-12-31'];
  const NEVER = ['2020-05-01', addDays(TODAY, -31), '2099-12-31', '2150-01-01'];
  const loads = fc.array(fc.array(fc.constantFrom(...AHEAD, ...NEVER), { minLength: 4, maxLength: 4 }), {
    minLength: 1,
    maxLength: 6,
  });

  it('shows each once, where its file has it, from the first load on that announces it, and records nothing the second time', () => {
    fc.assert(
      fc.property(loads, (files) => {
        const { load, shownEvents } = createTestTown();
        const announced = new Set<number>();
        for (const days of files) {
          const reading = read(calendarOf(days.flatMap((day, nth) => eventLines(`uid-${nth}`, `Event ${nth}`, day))));
          for (const [nth, day] of days.entries()) if (AHEAD.includes(day)) announced.add(nth);
          load(reading, TODAY, true);
          expect(
            shownEvents()
              .map(({ name, date }) => `${name} ${date}`)
              .toSorted(),
          ).toEqual(days.flatMap((day, nth) => (announced.has(nth) ? [`Event ${nth} ${day}`] : [])));
          expect(load(reading, TODAY, true).facts).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });
});

const privateOf = ({ uid, instance, name, date, startTime, location }: FeedOccurrence): PrivateOccurrence => ({
  ...{ uid, instance, name, date },
  ...(startTime && { startTime }),
  ...(location && { location }),
});

const read = (file: string) =>
  readCalendar(Buffer.from(file), { timeZone: 'America/New_York', from: addDays(TODAY, -30), to: addDays(TODAY, 400) });
const calendarOf = (lines: readonly string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const eventLines = (uid: string, name: string, day: string, more: readonly string[] = []) => [
  'BEGIN:VEVENT',
  ...[`UID:${uid}`, `SUMMARY:${name}`, `DTSTART;TZID=America/New_York:${compact(day)}T103000`, ...more],
  'END:VEVENT',
];
const compact = (day: string) => day.replaceAll('-', '');

describe('A load that is not to be believed', () => {
  const last = (...loads: FeedOccurrence[][]): ImportJudgement & { facts: readonly object[] } => {
    const { load } = createTestTown();
    return loads.map((occurrences) => load({ occurrences }, TODAY)).at(-1)!;
  };

  it('is held back when it has lost more than half, or everything, and a load of half is not', () => {
    expect(last(events(8), events(4)).heldBack).toBeUndefined();
    expect(last(events(8), events(3)).heldBack).toBe('It no longer has 5 of 8 events to come. It offers 3 events.');
    expect(last(events(8), []).heldBack).toBe('It is empty, and had 8 events to come.');
    expect(last(events(8), []).facts).toEqual([]);
  });

  it('is held back when it has other events altogether, and not when it only calls them by other UIDs', () => {
    expect(last(events(8), events(8, {}, 11)).heldBack).toBe('It no longer has 8 of 8 events to come. It offers 8 events.');
    const rotated = events(8).map((one) => ({ ...one, uid: `${one.uid} again` }));
    expect(last(events(8), rotated).heldBack).toBeUndefined();
  });

  it('is held back when it has lost more than half by and by', () => {
    const loads = [10, 9, 8, 7, 6, 5].map((count) => events(count));
    expect(last(...loads).heldBack).toBeUndefined();
    expect(last(...loads, events(4)).heldBack).toBe('It has lost 6 of 10 events to come by and by. It offers 4 events.');
  });

  it('is held back when it has lost more than half of what the last one had, whatever else is new', () => {
    const some = [...events(2), ...events(4, {}, 11)];
    expect(last(events(10), events(6), some).heldBack).toBe('It no longer has 4 of 6 events to come. It offers 6 events.');
  });

  it('is held back when it cancels more than half, or calls more than half alike, unless these are but two', () => {
    const off = { status: 'cancelled' as const };
    expect(last(events(5), events(5, off)).heldBack).toBe('It cancels 5 of 5 events to come. It offers 5 events.');
    expect(last(events(2), events(2, off)).heldBack).toBeUndefined();
    expect(last(events(3), events(3, off)).heldBack).toBe('It cancels 3 of 3 events to come. It offers 3 events.');
    expect(last(events(5, off), events(5, off)).heldBack).toBeUndefined();
    expect(last(events(5), events(5, { name: 'Busy' })).heldBack).toBe(
      'It calls 5 of 5 events to come “Busy” all at once. It offers 5 events.',
    );
    expect(last(events(2), events(2, { name: 'Busy' })).heldBack).toBeUndefined();
    expect(last(events(5, { name: 'Busy' }), events(5, { name: 'Busy' })).heldBack).toBeUndefined();
  });

  it('is let through by an operator, and the next ones are measured against it', () => {
    const { load, shownEvents } = createTestTown();
    load({ occurrences: events(8) }, TODAY);
    expect(load({ occurrences: events(2) }, TODAY, true).heldBack).toBeUndefined();
    expect([1, 2, 3].map(() => load({ occurrences: events(2) }, TODAY).heldBack)).toEqual([undefined, undefined, undefined]);
    expect(shownEvents()).toHaveLength(2);
    expect(load({ occurrences: [] }, TODAY).heldBack).toBe('It is empty, and had 2 events to come.');
  });

  it('is let through as it was held back, and nothing else is: neither what has come since, nor what is doubted of that', () => {
    const { load, shownEvents } = createTestTown();
    load({ occurrences: events(6) }, TODAY);
    const off = [...events(4, { status: 'cancelled' }), ...events(2, {}, 5)];
    const { held } = load({ occurrences: off }, TODAY);
    expect(held).toMatchObject({ doubts: ['cancelled'] });
    expect(load({ occurrences: [] }, TODAY, held).heldBack).toBe('It is empty, and had 6 events to come.');
    for (const _ of [1, 2, 3]) load({ occurrences: [] }, TODAY);
    expect(shownEvents()).toHaveLength(6);
    const more = off.map((one) => ({ ...one, status: 'cancelled' as const }));
    expect(load({ occurrences: more }, TODAY, held).heldBack).toBe('It cancels 6 of 6 events to come. It offers 6 events.');
    const described = off.map((one) => ({ ...one, description: 'Six seats left' }));
    expect(load({ occurrences: described }, TODAY, held).heldBack).toBeUndefined();
    expect(load({ occurrences: [] }, TODAY).heldBack).toBe('It is empty, and had 6 events to come.');
  });

  it('is none when the events have passed, where they were moved to earlier days, too', () => {
    const { load } = createTestTown();
    load({ occurrences: events(8) }, TODAY);
    expect(load({ occurrences: [] }, addDays(TODAY, 8)).heldBack).toBeUndefined();

    const other = createTestTown();
    other.load({ occurrences: events(8, startingOn(addDays(TODAY, 60))) }, TODAY);
    expect(other.load({ occurrences: events(8, startingOn(addDays(TODAY, 3))) }, TODAY).heldBack).toBeUndefined();
    expect(other.load({ occurrences: events(1, {}, 20) }, addDays(TODAY, 4)).heldBack).toBeUndefined();
  });
});

type Step = Readonly<{ entries: readonly FileEntry[]; days: number; force: boolean }>;
const steps: fc.Arbitrary<readonly Step[]> = histories({ placesApart: true }).chain((loads) =>
  fc
    .array(
      fc.record({
        days: fc.constantFrom(0, 0, 0, 1, 3),
        force: fc.constantFrom(false, false, false, true),
        times: fc.integer({ min: 1, max: 4 }),
      }),
      {
        minLength: loads.length,
        maxLength: loads.length,
      },
    )
    .map((moments) =>
      loads.flatMap((entries, i) => {
        const { times, days, force } = moments[i]!;
        return Array.from({ length: times }, (_, nth) => ({ entries, days: nth === 0 ? days : 0, force }));
      }),
    ),
);
const readingOf = (entries: readonly FileEntry[]) => ({
  occurrences: entries.map((entry) =>
    createOccurrence({ uid: entry.uid, name: entry.name, location: entry.location, ...morningOf(dayOf(entry)) }),
  ),
});

/** Morning events end before noon, when all imports run. */
const morningOf = (day: string) => ({ ...startingOn(day), endTime: `${day}T11:30:00-05:00` });
const noon = (day: string) => millisecondsOf(`${day}T12:00:00-05:00`);

describe('Any history of loads', () => {
  it('shows each happening of what was accepted last once, and counts what it shows', () => {
    runs((load, { shownEvents, counted }) => {
      const { heldBack, reading } = load();
      const contentKeys = shownEvents().map(contentKeyOf);
      expect(counted()).toBe(contentKeys.length);
      expect(new Set(contentKeys).size).toBe(contentKeys.length);
      if (heldBack) return;
      for (const likeness of reading.occurrences.map(contentKeyOf)) expect(contentKeys).toContain(likeness);
    });
  });

  it('takes the word given for a load for that alone: what comes with it is what was held back, or is to be believed without', () => {
    const contentKeysOf = (occurrences: readonly FeedOccurrence[]) =>
      new Set(occurrences.map((one) => `${contentKeyOf(one)} ${one.status}`));
    let approval: { held: HeldImport; contentKeys: Set<string> } | undefined;
    runs(
      (load) => {
        const doubted = load.judged().held;
        const { heldBack, reading } = load(approval?.held ?? false);
        expect(heldBack === undefined || doubted !== undefined).toBe(true);
        if (doubted && heldBack === undefined) expect(contentKeysOf(reading.occurrences)).toEqual(approval!.contentKeys);
        if (doubted && heldBack) approval = { held: doubted, contentKeys: contentKeysOf(reading.occurrences) };
      },
      () => {
        approval = undefined;
      },
    );
  });

  it('leaves what is over where it took place', () => {
    runs((load) => {
      for (const { type, data } of load().facts)
        if (type === 'EventRescheduled') expect(millisecondsOf(data.from.endTime!)).toBeGreaterThan(noon(load.today()));
    });
  });

  it('comes to rest: four times the same, and nothing more is recorded', () => {
    runs((load) => {
      if (load().heldBack) return;
      expect([load(), load(), load()].flatMap(typesOf).filter((type) => type !== 'EventWithdrawn')).toEqual([]);
      expect(load().facts).toEqual([]);
    });
  });

  it('withdraws nothing that any of the last three accepted loads had, and records nothing of what is held back', () => {
    const had: Set<number>[] = [];
    runs(
      (load) => {
        const { heldBack, facts, settled } = load();
        if (heldBack) return expect(facts).toEqual([]);
        had.push(new Set(settled.map(({ id }) => id)));
        const gone = facts.filter(({ type }) => type === 'EventWithdrawn').map(({ data }) => data.id);
        if (gone.length > 0) expect(had.length).toBeGreaterThan(3);
        for (const id of gone) expect(had.slice(-3).some((ids) => ids.has(id))).toBe(false);
      },
      () => had.splice(0),
    );
  });

  it('keeps every event that anybody may have saved: it stands for itself, or one that does tells its happening', () => {
    runs((load, { documents }) => {
      load();
      const byId = new Map(documents().map((document) => [document.event.id, document]));
      for (const { event } of byId.values()) {
        const passed = new Set<number>();
        let id = event.id;
        for (let into = byId.get(id)!.mergedInto; into !== undefined; into = byId.get(id)!.mergedInto) {
          expect(passed).not.toContain(id);
          passed.add(id);
          id = into;
        }
        expect(byId.get(id)!.mergedInto).toBeUndefined();
      }
    });
  });

  it('is never worn away: what is accepted has half of what any load had since an operator’s word that is still to come', () => {
    let accepted: (readonly FeedOccurrence[])[] = [];
    const days = (occurrences: readonly FeedOccurrence[], today: string) =>
      new Set(occurrences.filter(({ date }) => date > today).map(contentKeyOf)).size;
    const shrinking = fc.array(
      fc.record({
        lost: fc.subarray(Array.from({ length: 12 }, (_, i) => i)),
        days: fc.nat(2),
        force: fc.constantFrom(false, false, false, false, true),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(shrinking, (losses) => {
        const { load } = createTestTown();
        accepted = [];
        let today = TODAY;
        for (const { lost, days: passing, force } of losses) {
          today = addDays(today, passing);
          const occurrences = events(12).filter((_, i) => !lost.includes(i));
          if (load({ occurrences }, today, force).heldBack) continue;
          if (force) accepted = [];
          for (const before of accepted) expect(days(occurrences, today) * 2).toBeGreaterThanOrEqual(days(before, today));
          accepted.push(occurrences);
        }
      }),
      { numRuns: 300 },
    );
  });
});

type Town = ReturnType<typeof createTestTown>;
type LoadStep = ((word?: ForcedImport) => ReturnType<Town['load']> & { reading: ReturnType<typeof readingOf> }) & {
  today: () => string;
  judged: () => ImportJudgement;
};

const runs = (check: (load: LoadStep, about: Town) => void, begin: () => void = () => {}) =>
  fc.assert(
    fc.property(steps, (history) => {
      begin();
      const about = createTestTown();
      let today = TODAY;
      for (const { entries, days, force } of history) {
        today = addDays(today, days);
        const reading = readingOf(entries);
        const load = (word: ForcedImport = force) => ({ ...about.load(reading, today, word), reading });
        check(Object.assign(load, { today: () => today, judged: () => about.judged(reading, today) }), about);
      }
    }),
    { numRuns: 100 },
  );

describe('An event that its publisher makes private', () => {
  it('is hidden by the first load that says so, and published anew when it is public again', () => {
    const { load, shownEvents, counted } = createTestTown();
    const all = events(4);
    load({ occurrences: all }, TODAY);
    const reading = { occurrences: all.slice(1), privates: [{ uid: 'uid-1' }, privateOf(all[0]!)] };
    expect(typesOf(load(reading, TODAY))).toEqual(['EventMadePrivate']);
    expect([shownEvents().length, counted()]).toEqual([3, 3]);
    expect(load(reading, TODAY).facts).toEqual([]);
    expect(typesOf(load({ occurrences: all }, TODAY))).toEqual(['EventPublished']);
    expect([shownEvents().length, counted()]).toEqual([4, 4]);
    expect(load({ occurrences: all }, TODAY).facts).toEqual([]);
  });

  it('is never imported where it was private from the beginning', () => {
    const { load, documents } = createTestTown();
    const [one] = events(1);
    load({ occurrences: [], privates: [privateOf(one!)] }, TODAY);
    expect(documents()).toEqual([]);
  });

  it('is hidden, too, when it is over, was withdrawn, moved or goes by another UID', () => {
    const [one] = events(1);
    const moved: FeedOccurrence = { ...one!, ...startingOn(addDays(TODAY, 9)) };
    const changes: PrivateOccurrence[][] = [
      [{ uid: 'uid-1' }],
      [privateOf(one!)],
      [{ uid: 'uid-1' }, privateOf(moved)],
      [{ uid: 'another' }, privateOf({ ...one!, uid: 'another' })],
    ];
    for (const privates of changes)
      for (const later of [0, 3, 40]) {
        const { load, documents } = createTestTown();
        load({ occurrences: events(4) }, TODAY);
        for (const _ of [1, 2, 3]) load({ occurrences: events(3, {}, 2) }, TODAY);
        load({ occurrences: events(3, {}, 2), privates }, addDays(TODAY, later));
        expect(documents().filter(({ event }) => event.isPrivate)).toHaveLength(1);
        expect(JSON.stringify(documents())).not.toContain('Event 1"');
      }
  });

  it('leaves other instances of its series, and what the load tells to everybody', () => {
    const { load, shownEvents } = createTestTown();
    const series = events(4, { uid: 'series' });
    load({ occurrences: series }, TODAY);
    load({ occurrences: series.slice(1), privates: [{ uid: 'series', instance: series[0]!.instance }] }, TODAY);
    expect(shownEvents().map(({ name }) => name)).toEqual(['Event 2', 'Event 3', 'Event 4']);
    load({ occurrences: series.slice(1), privates: [privateOf({ ...series[1]!, uid: 'staff copy' })] }, TODAY);
    expect(shownEvents().map(({ name }) => name)).toEqual(['Event 2', 'Event 3', 'Event 4']);
  });

  it('is hidden at once, and nothing more the next time, where another comes to stand in its place', () => {
    const { load } = createTestTown();
    const [first, second] = [createOccurrence({ uid: 'a' }), createOccurrence({ uid: 'b', ...startingOn('2026-11-25') })];
    load({ occurrences: [first, second, ...events(4)] }, TODAY);
    const reading = { occurrences: [{ ...first, uid: 'b' }, ...events(4)], privates: [{ uid: 'a' }] };
    expect(typesOf(load(reading, TODAY))).toContain('EventMadePrivate');
    expect(load(reading, TODAY).facts).toEqual([]);
  });

  it('is not what had its title, start and place under a UID of its own, and stands for everybody still', () => {
    const { load } = createTestTown();
    const { uid: _, ...same } = createOccurrence({ uid: 'q' });
    load(
      {
        occurrences: [createOccurrence({ uid: 'a' }), createOccurrence({ uid: 'b', ...startingOn('2026-11-25') }), ...events(4)],
      },
      TODAY,
    );
    const reading = { occurrences: [{ ...same, uid: 'b' }, ...events(4)], privates: [{ uid: 'q' }, { uid: 'q', ...same }] };
    expect(typesOf(load(reading, TODAY))).toContain('EventMerged');
    expect(load(reading, TODAY).facts).toEqual([]);
  });

  it('is hidden far ahead as well, and where it is known by its happening alone', () => {
    const [far] = events(1, startingOn(addDays(TODAY, 700)));
    for (const privates of [[{ uid: far!.uid }], [privateOf({ ...far!, uid: 'staff copy' })]]) {
      const { load, shownEvents } = createTestTown();
      load({ occurrences: events(3, {}, 2), outsideWindow: [far!] }, TODAY);
      expect(shownEvents()).toHaveLength(4);
      const reading = { occurrences: events(3, {}, 2), privates };
      expect(typesOf(load(reading, TODAY))).toEqual(['EventMadePrivate']);
      expect(load(reading, TODAY).facts).toEqual([]);
    }
  });

  it('is not looked for in the past under its UID', () => {
    const { load } = createTestTown();
    load({ occurrences: events(4) }, TODAY);
    load({ occurrences: events(3, {}, 2), privates: [{ uid: 'uid-1' }] }, TODAY);
    const outsideWindow = events(1, startingOn(addDays(TODAY, -200)));
    expect(load({ occurrences: events(3, {}, 2), outsideWindow }, TODAY).facts).toEqual([]);
  });

  it('is hidden, not ended, where its series turns private, and ends nothing of its series where only an occurrence does', () => {
    const weekly = (...more: string[]) => eventLines('choir', 'Choir', addDays(TODAY, 1), ['RRULE:FREQ=WEEKLY;COUNT=6', ...more]);
    const chess = eventLines('chess', 'Chess', addDays(TODAY, 3));
    const second = compact(addDays(TODAY, 8));
    const begun = () => {
      const about = createTestTown();
      about.load(read(calendarOf([...weekly(), ...chess])), TODAY);
      expect(about.shownEvents()).toHaveLength(7);
      return about;
    };
    const all = begun();
    const hidden = read(calendarOf([...weekly('CLASS:PRIVATE'), ...chess]));
    const judged = all.load(hidden, TODAY);
    expect([judged.heldBack, judged.withdrawn, new Set(typesOf(judged))]).toEqual([undefined, [], new Set(['EventMadePrivate'])]);
    expect([all.shownEvents().length, all.history().series]).toEqual([1, undefined]);
    expect(all.load(hidden, TODAY).facts).toEqual([]);
    expect(new Set(typesOf(all.load(read(calendarOf([...weekly(), ...chess])), TODAY)))).toEqual(new Set(['EventPublished']));
    expect(all.shownEvents()).toHaveLength(7);

    const one = begun();
    const change = eventLines('choir', 'Choir', addDays(TODAY, 8), [
      `RECURRENCE-ID;TZID=America/New_York:${second}T103000`,
      'CLASS:PRIVATE',
    ]);
    expect(typesOf(one.load(read(calendarOf([...weekly(), ...change, ...chess])), TODAY))).toEqual(['EventMadePrivate']);
    expect(one.shownEvents()).toHaveLength(6);
  });

  it('leads nowhere, and nothing leads anew to what was private from the beginning', () => {
    const room = (uid: string, location: string, about: Partial<FeedOccurrence> = {}) =>
      createOccurrence({ uid, name: 'Chess', location, ...about });
    const off = room('a', 'Room A', { status: 'cancelled' });
    const anew = room('b', 'Room B');
    const { load, documents } = createTestTown();
    load({ occurrences: [room('a', 'Room A'), ...events(3)] }, TODAY);
    const alone = { occurrences: [off, ...events(3)], privates: [{ uid: 'b' }, privateOf(anew)] };
    expect(typesOf(load(alone, TODAY))).toEqual(['EventCancelled']);
    load({ occurrences: [off, anew, ...events(3)] }, TODAY);
    const gone = { occurrences: [anew, ...events(3)], privates: [{ uid: 'a' }, privateOf(off)] };
    expect(typesOf(load(gone, TODAY))).toEqual(['EventMadePrivate']);
    const [hidden] = documents().filter(({ event }) => event.isPrivate);
    expect(hidden!.history).not.toHaveProperty('rebookedAs');
    expect(load(gone, TODAY).facts).toEqual([]);
  });

  it('is no loss: a load in which most turns private is believed, and what is held back hides what it has to all the same', () => {
    const all = events(10);
    for (const left of [0, 2, 4]) {
      const { load, shownEvents } = createTestTown();
      load({ occurrences: all }, TODAY);
      const reading = { occurrences: all.slice(0, left), privates: all.slice(left).map(privateOf) };
      expect(load(reading, TODAY).heldBack).toBeUndefined();
      expect(shownEvents()).toHaveLength(left);
      expect(load(reading, TODAY).heldBack).toBeUndefined();
    }
    const { load, shownEvents } = createTestTown();
    load({ occurrences: all }, TODAY);
    const lost = { occurrences: all.slice(0, 2), privates: [privateOf(all[9]!)] };
    expect(load(lost, TODAY).heldBack).toBe('It no longer has 7 of 9 events to come. It offers 2 events.');
    expect(shownEvents()).toHaveLength(9);
  });
});
