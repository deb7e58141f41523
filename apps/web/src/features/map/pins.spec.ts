import fc from 'fast-check';
import { anEvent } from '#libs/contracts/testing';
import { MAX_ZOOM, MIN_ZOOM } from '../town-map/camera';
import { toWorldPoint } from '../town-map/mercator';
import {
  canSplit,
  formatPinLabel,
  groupIntoPins,
  LABEL_HEIGHT_PX,
  LABEL_WIDTH_PX,
  type LocatedEvent,
  zoomToIsolate,
} from './pins';

const LIBRARY = { latitude: 39.9683, longitude: -74.9511 };
const HALL = { latitude: 39.9676, longitude: -74.9455 };

const at = (place: LocatedEvent['place'], id: number, startTime?: string): LocatedEvent => ({
  event: anEvent({ id, startTime }),
  place,
});

const towns = fc
  .array(
    fc.record({
      latitude: fc.integer({ min: 39_900, max: 40_050 }).map((n) => n / 1_000),
      longitude: fc.integer({ min: -75_050, max: -74_850 }).map((n) => n / 1_000),
    }),
    { maxLength: 60 },
  )
  .map((places) => places.map((place, nth) => at(place, nth)));
const zooms = fc.double({ min: MIN_ZOOM, max: MAX_ZOOM, noNaN: true });

describe('The pins of a map', () => {
  it('have each event once', () => {
    fc.assert(
      fc.property(towns, zooms, (located, zoom) => {
        const ids = groupIntoPins(located, zoom).flatMap(({ members }) => members.map(({ event }) => event.id));
        expect(ids.toSorted((a, b) => a - b)).toEqual(located.map(({ event }) => event.id));
      }),
    );
  });

  it('never cover each other', () => {
    fc.assert(
      fc.property(towns, zooms, (located, zoom) => {
        const points = groupIntoPins(located, zoom).map(({ place }) => toWorldPoint(place, zoom));
        for (const [nth, { x, y }] of points.entries())
          for (const other of points.slice(nth + 1))
            expect(Math.abs(x - other.x) >= LABEL_WIDTH_PX - 1e-3 || Math.abs(y - other.y) >= LABEL_HEIGHT_PX - 1e-3).toBe(true);
      }),
    );
  });

  it('stay the same until the next whole zoom', () => {
    fc.assert(
      fc.property(towns, zooms, (located, zoom) => {
        expect(groupIntoPins(located, zoom)).toEqual(groupIntoPins(located, Math.floor(zoom)));
      }),
    );
  });

  it('part as one comes closer, unless they are at one place', () => {
    const located = [at(LIBRARY, 1), at(HALL, 2), at(LIBRARY, 3)];
    const [far] = groupIntoPins(located, 11);
    expect(far!.members).toHaveLength(3);
    expect(canSplit(far!)).toBe(true);
    const near = groupIntoPins(located, 16);
    expect(near.map(({ members }) => members.map(({ event }) => event.id))).toEqual([[1, 3], [2]]);
    expect(near.map(canSplit)).toEqual([false, false]);
  });

  it('hold hundreds of events at one place as one', () => {
    const located = Array.from({ length: 700 }, (_, id) => at(LIBRARY, id));
    const [pin, ...others] = groupIntoPins(located, MAX_ZOOM);
    expect(others).toEqual([]);
    expect(formatPinLabel(pin!)).toBe('700 events');
  });

  it('count one thing in several rooms once, as the list does', () => {
    const rooms = ['Room 1', 'Room 2'].map((location, id) => ({
      event: anEvent({ id, location, name: 'Robotics day', startTime: '2026-11-20T18:00:00-05:00' }),
      place: LIBRARY,
    }));
    expect(groupIntoPins(rooms, MAX_ZOOM).map(formatPinLabel)).toEqual(['6 PM']);
    expect(groupIntoPins([...rooms, at(LIBRARY, 7)], MAX_ZOOM).map(formatPinLabel)).toEqual(['2 events']);
  });

  it('stand alone from the zoom on that parts them', () => {
    const located = [at(LIBRARY, 1), at(HALL, 2), at(LIBRARY, 3)];
    const level = zoomToIsolate(located, 2, 11.5);
    const alone = (zoom: number) =>
      groupIntoPins(located, zoom).some(({ members }) => members.length === 1 && members[0]!.event.id === 2);
    expect([alone(level), alone(level - 1)]).toEqual([true, false]);
    expect(zoomToIsolate(located, 1, level)).toBe(level);
    expect(zoomToIsolate([at(LIBRARY, 1), at({ ...LIBRARY, latitude: 39.96831 }, 2)], 2, 11)).toBe(MAX_ZOOM);
  });
});
