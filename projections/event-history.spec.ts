import fc from 'fast-check';
import type { EventHistory } from '#libs/contracts';
import {
  withCancellation,
  withChangeAt,
  withReinstatement,
  withReschedule,
  withReturn,
  withRevision,
  withWithdrawal,
} from './event-history';

const MONDAY = '2026-11-16T09:00:00-05:00';
const TUESDAY = '2026-11-17T16:12:00-05:00';
const published: EventHistory = { publishedAt: MONDAY, changedAt: MONDAY };
const changedOnTuesday = { publishedAt: MONDAY, changedAt: TUESDAY };
const at7 = { date: '2026-12-02', time: '7:00 PM', expiresAt: '2026-12-03T00:00:00-05:00' };

describe('The history of an event', () => {
  it('knows when it was to be before it was moved, and until when', () => {
    expect(withReschedule(published, at7, { ...at7, time: '7:30 PM' }, TUESDAY)).toEqual({
      ...changedOnTuesday,
      formerTime: { date: '2026-12-02', time: '7:00 PM', until: TUESDAY },
    });
  });

  it.each([
    ['is shown longer', { expiresAt: MONDAY }],
    ['ends at the last minute of the day, which nobody is told', { endTime: '2026-12-02T23:59:00-05:00' }],
    ['has its hour written differently', { time: '19:00' }],
  ])('takes it for no move that it %s, and keeps what it knows of one', (_, about) => {
    expect(withReschedule(published, at7, { ...at7, ...about }, TUESDAY)).toEqual(changedOnTuesday);
    const moved = withReschedule(published, { ...at7, date: '2026-12-01' }, at7, MONDAY);
    expect(withReschedule(moved, at7, { ...at7, ...about }, TUESDAY)).toEqual({ ...moved, changedAt: TUESDAY });
  });

  it('knows where it was to be, whichever half of the place has changed', () => {
    const place = { location: 'Cafetorium', address: '801 Stanwick Road' };
    for (const half of ['location', 'address'])
      expect(withRevision(published, place, { ...place, [half]: 'elsewhere' }, TUESDAY)).toEqual({
        ...changedOnTuesday,
        formerPlace: { ...place, until: TUESDAY },
      });
    expect(withRevision(published, place, place, TUESDAY)).toEqual(changedOnTuesday);
  });

  it('keeps where it was to be when more is said of where it is now', () => {
    const moved = withRevision(published, { location: 'Old Hall' }, { location: 'New Hall' }, MONDAY);
    expect(withRevision(moved, { location: 'New Hall' }, { location: 'New Hall', address: '22 Church Street' }, TUESDAY)).toEqual(
      {
        ...moved,
        changedAt: TUESDAY,
      },
    );
  });

  it('has nothing to tell of an event that is back where and when it was first', () => {
    const [here, there] = [{ location: 'Old Hall' }, { location: 'New Hall' }];
    expect(withRevision(withRevision(published, here, there, MONDAY), there, here, TUESDAY)).toEqual(changedOnTuesday);
    const at8 = { ...at7, time: '8:00 PM' };
    expect(withReschedule(withReschedule(published, at7, at8, MONDAY), at8, at7, TUESDAY)).toEqual(changedOnTuesday);
  });

  it('knows the place and the time before the last move, however often it is corrected before and after', () => {
    fc.assert(
      fc.property(arbitraryPlans, (plans) => {
        const places = plans.map(({ what, way }) => PLACES[what]![way]!);
        expect(walked(places, withRevision).formerPlace).toEqual(lastMoved(plans, places));
        const times = plans.map(({ what, way }) => TIMES[what]![way]!);
        expect(walked(times, withReschedule).formerTime).toEqual(lastMoved(plans, times));
      }),
    );
  });

  it('knows since when it is cancelled, unless it was never announced otherwise, and since when it is on again', () => {
    const off = withCancellation(published, TUESDAY);
    expect(off).toEqual({ ...changedOnTuesday, cancelledAt: TUESDAY });
    expect(withCancellation(published, MONDAY)).toEqual(published);
    const on = withReinstatement(off, MONDAY);
    expect(on).toEqual({ ...published, reinstatedAt: MONDAY });
    expect(withCancellation(on, TUESDAY)).toEqual(off);
  });

  it('knows since when it is not announced any more, and since when it is again', () => {
    const gone = withWithdrawal(published, MONDAY);
    expect(gone).toEqual({ ...published, withdrawnAt: MONDAY });
    expect(withReturn(gone, TUESDAY)).toEqual({ ...changedOnTuesday, returnedAt: TUESDAY });
    expect(withWithdrawal(withReturn(gone, MONDAY), TUESDAY)).toEqual({ ...changedOnTuesday, withdrawnAt: TUESDAY });
    expect(withReturn(published, TUESDAY)).toEqual(changedOnTuesday);
  });

  it('knows what it was called, until it is called that again', () => {
    const [bees, moths] = [{ name: 'Lecture on bees' }, { name: 'Lecture on moths' }];
    const revisedHistory = withRevision(published, bees, moths, TUESDAY);
    expect(revisedHistory).toEqual({ ...changedOnTuesday, formerName: { ...bees, until: TUESDAY } });
    expect(withRevision(revisedHistory, moths, bees, TUESDAY)).toEqual(changedOnTuesday);
    expect(withRevision(published, bees, { name: ' Lecture  on bees' }, TUESDAY)).toEqual(changedOnTuesday);
  });

  it('knows when what is said of it was rewritten, not what was first said or said alike', () => {
    const [short, long] = [{ description: 'Bring a hat.' }, { description: 'Bring a hat and a bee.' }];
    expect(withRevision(published, short, long, TUESDAY)).toEqual({ ...changedOnTuesday, describedAt: TUESDAY });
    expect(withRevision(published, {}, long, TUESDAY)).toEqual(changedOnTuesday);
    expect(withRevision(published, short, { description: 'Bring a\nhat. ' }, TUESDAY)).toEqual(changedOnTuesday);
  });

  it('keeps what it knows when something else changes', () => {
    const moved = withReschedule(published, at7, { ...at7, time: '7:30 PM' }, MONDAY);
    expect(withChangeAt(moved, TUESDAY)).toEqual({ ...moved, changedAt: TUESDAY });
  });
});

const PLACES = [
  ['Old Hall', '1 Main Street'],
  ['Old Hall', '22 Church Street'],
  ['New Hall', '22 Church Street'],
].map(([location = '', address = '']) => [
  { location, address },
  { location: `${location} `, address },
]);
const TIMES = [
  ['2026-12-02', '7:00 PM'],
  ['2026-12-02', '8:00 PM'],
  ['2026-12-03', '7:00 PM'],
].map(([date = '', time = '']) => [
  { date, time },
  { date, time, endTime: `${date}T23:59:00-05:00` },
]);

const arbitraryPlans = fc.array(fc.record({ what: fc.nat(2), way: fc.nat(1) }), { minLength: 1 });

const walked = <Plan>(plans: Plan[], step: (history: EventHistory, before: Plan, after: Plan, at: string) => EventHistory) =>
  plans.slice(1).reduce((history, plan, at) => step(history, plans[at]!, plan, `${at}`), published);

/** The plan before the last move, none if that returned to the announced one. */
const lastMoved = <Plan>(plansMade: { what: number }[], plans: Plan[]) => {
  const former = plansMade.slice(1).reduce<number | undefined>((last, { what }, at) => {
    if (what === plansMade[at]!.what) return last;
    return last !== undefined && plansMade[last]!.what === what ? undefined : at;
  }, undefined);
  return former === undefined ? undefined : { ...plans[former]!, until: `${former}` };
};
