import fc from 'fast-check';
import { anEvent } from '#libs/contracts/testing';
import { FARTHEST, NEAREST } from '../town-map/camera';
import { worldPoint } from '../town-map/mercator';
import { HEIGHT, isSpread, type Located, levelFor, pinLabel, pinsOf, WIDTH } from './pins';

const LIBRARY = { latitude: 39.9683, longitude: -74.9511 };
const HALL = { latitude: 39.9676, longitude: -74.9455 };

const at = (place: Located['place'], id: number, startTime?: string): Located => ({ event: anEvent({ id, startTime }), place });

const towns = fc
  .array(
    fc.record({
      latitude: fc.integer({ min: 39_900, max: 40_050 }).map((n) => n / 1_000),
      longitude: fc.integer({ min: -75_050, max: -74_850 }).map((n) => n / 1_000),
    }),
    { maxLength: 60 },
  )
  .map((places) => places.map((place, nth) => at(place, nth)));
const zooms = fc.double({ min: FARTHEST, max: NEAREST, noNaN: true });

describe('The pins of a map', () => {
  it('have each event once', () => {
    fc.assert(
      fc.property(towns, zooms, (located, zoom) => {
        const ids = pinsOf(located, zoom).flatMap(({ members }) => members.map(({ event }) => event.id));
        expect(ids.toSorted((a, b) => a - b)).toEqual(located.map(({ event }) => event.id));
      }),
    );
  });

  it('never cover each other', () => {
    fc.assert(
      fc.property(towns, zooms, (located, zoom) => {
        const points = pinsOf(located, zoom).map(({ place }) => worldPoint(place, zoom));
        for (const [nth, { x, y }] of points.entries())
          for (const other of points.slice(nth + 1))
            expect(Math.abs(x - other.x) >= WIDTH - 1e-3 || Math.abs(y - other.y) >= HEIGHT - 1e-3).toBe(true);
      }),
    );
  });

  it('stay the same until the next whole zoom', () => {
    fc.assert(
      fc.property(towns, zooms, (located, zoom) => {
        expect(pinsOf(located, zoom)).toEqual(pinsOf(located, Math.floor(zoom)));
      }),
    );
  });

  it('part as one comes closer, unless they are at one place', () => {
    const located = [at(LIBRARY, 1), at(HALL, 2), at(LIBRARY, 3)];
    const [far] = pinsOf(located, 11);
    expect(far!.members).toHaveLength(3);
    expect(isSpread(far!)).toBe(true);
    const near = pinsOf(located, 16);
    expect(near.map(({ members }) => members.map(({ event }) => event.id))).toEqual([[1, 3], [2]]);
    expect(near.map(isSpread)).toEqual([false, false]);
  });

  it('hold hundreds of events at one place as one', () => {
    const located = Array.from({ length: 700 }, (_, id) => at(LIBRARY, id));
    const [pin, ...others] = pinsOf(located, NEAREST);
    expect(others).toEqual([]);
    expect(pinLabel(pin!)).toBe('700 events');
  });

  it('count one thing in several rooms once, as the list does', () => {
    const rooms = ['Room 1', 'Room 2'].map((location, id) => ({
      event: anEvent({ id, location, name: 'Robotics day', startTime: '2026-11-20T18:00:00-05:00' }),
      place: LIBRARY,
    }));
    expect(pinsOf(rooms, NEAREST).map(pinLabel)).toEqual(['6 PM']);
    expect(pinsOf([...rooms, at(LIBRARY, 7)], NEAREST).map(pinLabel)).toEqual(['2 events']);
  });

  it('stand alone from the zoom on that parts them', () => {
    const located = [at(LIBRARY, 1), at(HALL, 2), at(LIBRARY, 3)];
    const level = levelFor(located, 2, 11.5);
    const alone = (zoom: number) =>
      pinsOf(located, zoom).some(({ members }) => members.length === 1 && members[0]!.event.id === 2);
    expect([alone(level), alone(level - 1)]).toEqual([true, false]);
    expect(levelFor(located, 1, level)).toBe(level);
    expect(levelFor([at(LIBRARY, 1), at({ ...LIBRARY, latitude: 39.96831 }, 2)], 2, 11)).toBe(NEAREST);
  });
});
