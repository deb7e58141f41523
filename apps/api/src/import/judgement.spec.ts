import fc from 'fast-check';
import { addDays, millisecondsOf } from '#libs/contracts';
import { type Happening, type Private, sameHappening } from '#libs/integrations';
import type { Held } from './guard';
import type { Force, Judgement } from './judgement';
import { dayOf, type Entry, histories } from './testing/histories';
import { happening, on, town } from './testing/town';

const TODAY = '2026-11-20';
/** So many events, a day after another, each under its own UID. */
const events = (count: number, about: Partial<Happening> = {}, first = 1): Happening[] =>
  Array.from({ length: count }, (_, i) => {
    const nth = first + i;
    return happening({ uid: `uid-${nth}`, name: `Event ${nth}`, ...on(addDays(TODAY, nth)), ...about });
  });
const typesOf = ({ facts }: { facts: readonly { type: string }[] }) => facts.map(({ type }) => type);

describe('An event that its source no longer has', () => {
  it('is withdrawn by the third load without it, and is back under its id when it is announced again', () => {
    const { load, shown, documents } = town();
    const [all, one] = [events(4), events(1)];
    load({ happenings: all }, TODAY);
    const without = { happenings: all.slice(1) };
    const { id } = shown().find(({ name }) => name === one[0]!.name)!;
    expect([load(without, TODAY), load(without, TODAY)].map(typesOf)).toEqual([[], []]);
    expect(load(without, TODAY).facts).toMatchObject([{ type: 'EventWithdrawn', data: { id } }]);
    expect(load(without, TODAY).facts).toEqual([]);
    expect(shown()).toHaveLength(3);
    expect(load({ happenings: all }, TODAY).facts).toMatchObject([{ type: 'EventRestored', data: { id } }]);
    expect(documents()).toHaveLength(4);
  });

  it('is counted from the beginning after a load that had it', () => {
    const { load } = town();
    const all = events(4);
    const without = { happenings: all.slice(1) };
    for (const reading of [{ happenings: all }, without, without, { happenings: all }, without, without])
      expect(typesOf(load(reading, TODAY))).not.toContain('EventWithdrawn');
  });

  it('stays when it has begun or is over', () => {
    const { load } = town();
    const begun = happening({ uid: 'fair', name: 'Fair', ...on(TODAY), endDate: '2026-11-25' });
    const allDay = { ...happening({ uid: 'day', name: 'Day', date: TODAY }), startTime: undefined };
    load({ happenings: [begun, allDay, ...events(4)] }, TODAY);
    for (const _ of [1, 2, 3]) expect(load({ happenings: events(4) }, TODAY).facts).toEqual([]);
  });

  it('is withdrawn in the evening of a day when it would have begun later', () => {
    const { load } = town();
    const tonight = happening({ uid: 'tonight', name: 'Concert', startTime: `${TODAY}T19:00:00-05:00` });
    load({ happenings: [tonight, ...events(4)] }, TODAY);
    const types = [1, 2, 3].map(() => typesOf(load({ happenings: events(4) }, TODAY)));
    expect(types).toEqual([[], [], ['EventWithdrawn']]);
  });

  it('is not missing where it is there and cannot be read, or was moved farther ahead than is read', () => {
    const all = events(4);
    const { uid, instance } = all[0]!;
    const here = [[{ uid }], [{ uid, instance }], [{ uid, instance: 'in three years' }]];
    for (const unread of here) {
      const { load } = town();
      load({ happenings: all }, TODAY);
      for (const _ of [1, 2, 3]) expect(load({ happenings: all.slice(1), unread }, TODAY).facts).toEqual([]);
    }
  });

  it('is missing when only other instances of its series cannot be read', () => {
    const { load } = town();
    const series = events(4, { uid: 'series' });
    load({ happenings: series }, TODAY);
    const reading = { happenings: series.slice(1), unread: [{ uid: 'series', instance: 'in three years' }] };
    expect([1, 2, 3].map(() => typesOf(load(reading, TODAY)))).toEqual([[], [], ['EventWithdrawn']]);
  });

  it('is withdrawn when it was cancelled, too, and is cancelled still when it comes back so', () => {
    const { load, documents } = town();
    const cancelled = happening({ uid: 'off', name: 'Concert', status: 'cancelled' });
    const all = [cancelled, ...events(4)];
    load({ happenings: all }, TODAY);
    for (const _ of [1, 2, 3]) load({ happenings: events(4) }, TODAY);
    expect(documents().find(({ event }) => event.name === 'Concert')).toMatchObject({ event: { status: 'withdrawn' } });
    expect(typesOf(load({ happenings: all }, TODAY))).toEqual(['EventRestored', 'EventCancelled']);
  });
});

describe('A load that is not to be believed', () => {
  const last = (...loads: (readonly Happening[])[]): Judgement & { facts: readonly object[] } => {
    const { load } = town();
    return loads.map((happenings) => load({ happenings }, TODAY)).at(-1)!;
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
    const { load, shown } = town();
    load({ happenings: events(8) }, TODAY);
    expect(load({ happenings: events(2) }, TODAY, true).heldBack).toBeUndefined();
    expect([1, 2, 3].map(() => load({ happenings: events(2) }, TODAY).heldBack)).toEqual([undefined, undefined, undefined]);
    expect(shown()).toHaveLength(2);
    expect(load({ happenings: [] }, TODAY).heldBack).toBe('It is empty, and had 2 events to come.');
  });

  it('is let through as it was held back, and nothing else is: neither what has come since, nor what is doubted of that', () => {
    const { load, shown } = town();
    load({ happenings: events(6) }, TODAY);
    const off = [...events(4, { status: 'cancelled' }), ...events(2, {}, 5)];
    const { held } = load({ happenings: off }, TODAY);
    expect(held).toMatchObject({ doubts: ['cancelled'] });
    expect(load({ happenings: [] }, TODAY, held).heldBack).toBe('It is empty, and had 6 events to come.');
    for (const _ of [1, 2, 3]) load({ happenings: [] }, TODAY);
    expect(shown()).toHaveLength(6);
    const more = off.map((one) => ({ ...one, status: 'cancelled' as const }));
    expect(load({ happenings: more }, TODAY, held).heldBack).toBe('It cancels 6 of 6 events to come. It offers 6 events.');
    const described = off.map((one) => ({ ...one, description: 'Six seats left' }));
    expect(load({ happenings: described }, TODAY, held).heldBack).toBeUndefined();
    expect(load({ happenings: [] }, TODAY).heldBack).toBe('It is empty, and had 6 events to come.');
  });

  it('is none when the events have passed, where they were moved to earlier days, too', () => {
    const { load } = town();
    load({ happenings: events(8) }, TODAY);
    expect(load({ happenings: [] }, addDays(TODAY, 8)).heldBack).toBeUndefined();

    const other = town();
    other.load({ happenings: events(8, on(addDays(TODAY, 60))) }, TODAY);
    expect(other.load({ happenings: events(8, on(addDays(TODAY, 3))) }, TODAY).heldBack).toBeUndefined();
    expect(other.load({ happenings: events(1, {}, 20) }, addDays(TODAY, 4)).heldBack).toBeUndefined();
  });
});

/** Publishers work through a calendar, days pass, and now and then an operator answers for a load. */
type Step = Readonly<{ entries: readonly Entry[]; days: number; force: boolean }>;
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
const readingOf = (entries: readonly Entry[]) => ({
  happenings: entries.map((entry) =>
    happening({ uid: entry.uid, name: entry.name, location: entry.location, ...morningOf(dayOf(entry)) }),
  ),
});

/** Those of a day end before it is noon, when all loads are. */
const morningOf = (day: string) => ({ ...on(day), endTime: `${day}T11:30:00-05:00` });
const noon = (day: string) => millisecondsOf(`${day}T12:00:00-05:00`);

describe('Any history of loads', () => {
  it('shows each happening of what was accepted last once, and counts what it shows', () => {
    runs((load, { shown, counted }) => {
      const { heldBack, reading } = load();
      const told = shown().map(sameHappening);
      expect(counted()).toBe(told.length);
      expect(new Set(told).size).toBe(told.length);
      if (heldBack) return;
      for (const likeness of reading.happenings.map(sameHappening)) expect(told).toContain(likeness);
    });
  });

  it('takes the word given for a load for that alone: what comes with it is what was held back, or is to be believed without', () => {
    const told = (happenings: readonly Happening[]) => new Set(happenings.map((one) => `${sameHappening(one)} ${one.status}`));
    let asked: { held: Held; told: Set<string> } | undefined;
    runs(
      (load) => {
        const doubted = load.judged().held;
        const { heldBack, reading } = load(asked?.held ?? false);
        expect(heldBack === undefined || doubted !== undefined).toBe(true);
        if (doubted && heldBack === undefined) expect(told(reading.happenings)).toEqual(asked!.told);
        if (doubted && heldBack) asked = { held: doubted, told: told(reading.happenings) };
      },
      () => {
        asked = undefined;
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
    let accepted: (readonly Happening[])[] = [];
    const days = (happenings: readonly Happening[], today: string) =>
      new Set(happenings.filter(({ date }) => date > today).map(sameHappening)).size;
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
        const { load } = town();
        accepted = [];
        let today = TODAY;
        for (const { lost, days: passing, force } of losses) {
          today = addDays(today, passing);
          const happenings = events(12).filter((_, i) => !lost.includes(i));
          if (load({ happenings }, today, force).heldBack) continue;
          if (force) accepted = [];
          for (const before of accepted) expect(days(happenings, today) * 2).toBeGreaterThanOrEqual(days(before, today));
          accepted.push(happenings);
        }
      }),
      { numRuns: 300 },
    );
  });
});

type Town = ReturnType<typeof town>;
type LoadStep = ((word?: Force) => ReturnType<Town['load']> & { reading: ReturnType<typeof readingOf> }) & {
  today: () => string;
  /** What it would come to without anybody's word. */
  judged: () => Judgement;
};

/** `check` is given each step of many histories, to be loaded as often as it likes. */
const runs = (check: (load: LoadStep, about: Town) => void, begin: () => void = () => {}) =>
  fc.assert(
    fc.property(steps, (history) => {
      begin();
      const about = town();
      let today = TODAY;
      for (const { entries, days, force } of history) {
        today = addDays(today, days);
        const reading = readingOf(entries);
        const load = (word: Force = force) => ({ ...about.load(reading, today, word), reading });
        check(Object.assign(load, { today: () => today, judged: () => about.judged(reading, today) }), about);
      }
    }),
    { numRuns: 100 },
  );

describe('An event that its publisher makes private', () => {
  const privateOf = ({ uid, instance, name, date, startTime, location }: Happening): Private => ({
    ...{ uid, instance, name, date },
    ...(startTime && { startTime }),
    ...(location && { location }),
  });

  it('is hidden by the first load that says so, and published anew when it is public again', () => {
    const { load, shown, counted } = town();
    const all = events(4);
    load({ happenings: all }, TODAY);
    const reading = { happenings: all.slice(1), privates: [{ uid: 'uid-1' }, privateOf(all[0]!)] };
    expect(typesOf(load(reading, TODAY))).toEqual(['EventMadePrivate']);
    expect([shown().length, counted()]).toEqual([3, 3]);
    expect(load(reading, TODAY).facts).toEqual([]);
    expect(typesOf(load({ happenings: all }, TODAY))).toEqual(['EventPublished']);
    expect([shown().length, counted()]).toEqual([4, 4]);
    expect(load({ happenings: all }, TODAY).facts).toEqual([]);
  });

  it('is never imported where it was private from the beginning', () => {
    const { load, documents } = town();
    const [one] = events(1);
    load({ happenings: [], privates: [privateOf(one!)] }, TODAY);
    expect(documents()).toEqual([]);
  });

  it('is hidden, too, when it is over, was withdrawn, moved or goes by another UID', () => {
    const [one] = events(1);
    const moved: Happening = { ...one!, ...on(addDays(TODAY, 9)) };
    const changes: Private[][] = [
      [{ uid: 'uid-1' }],
      [privateOf(one!)],
      [{ uid: 'uid-1' }, privateOf(moved)],
      [{ uid: 'another' }, privateOf({ ...one!, uid: 'another' })],
    ];
    for (const privates of changes)
      for (const later of [0, 3, 40]) {
        const { load, documents } = town();
        load({ happenings: events(4) }, TODAY);
        for (const _ of [1, 2, 3]) load({ happenings: events(3, {}, 2) }, TODAY);
        load({ happenings: events(3, {}, 2), privates }, addDays(TODAY, later));
        expect(documents().filter(({ event }) => event.isPrivate)).toHaveLength(1);
        expect(JSON.stringify(documents())).not.toContain('Event 1"');
      }
  });

  it('leaves other instances of its series, and what the load tells to everybody', () => {
    const { load, shown } = town();
    const series = events(4, { uid: 'series' });
    load({ happenings: series }, TODAY);
    load({ happenings: series.slice(1), privates: [{ uid: 'series', instance: series[0]!.instance }] }, TODAY);
    expect(shown().map(({ name }) => name)).toEqual(['Event 2', 'Event 3', 'Event 4']);
    load({ happenings: series.slice(1), privates: [privateOf({ ...series[1]!, uid: 'staff copy' })] }, TODAY);
    expect(shown().map(({ name }) => name)).toEqual(['Event 2', 'Event 3', 'Event 4']);
  });

  it('is no loss: a load in which most turns private is believed, and what is held back hides what it has to all the same', () => {
    const all = events(10);
    for (const left of [0, 2, 4]) {
      const { load, shown } = town();
      load({ happenings: all }, TODAY);
      const reading = { happenings: all.slice(0, left), privates: all.slice(left).map(privateOf) };
      expect(load(reading, TODAY).heldBack).toBeUndefined();
      expect(shown()).toHaveLength(left);
      expect(load(reading, TODAY).heldBack).toBeUndefined();
    }
    const { load, shown } = town();
    load({ happenings: all }, TODAY);
    const lost = { happenings: all.slice(0, 2), privates: [privateOf(all[9]!)] };
    expect(load(lost, TODAY).heldBack).toBe('It no longer has 7 of 9 events to come. It offers 2 events.');
    expect(shown()).toHaveLength(9);
  });
});
