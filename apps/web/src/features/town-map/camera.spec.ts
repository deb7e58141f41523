import fc from 'fast-check';
import { type Camera, MAX_ZOOM, MIN_ZOOM, panAside, panBy, panToReveal, toScreenPoint, zoomBy, zoomInOn } from './camera';
import { toCoordinates, toWorldPoint } from './mercator';

const MOORESTOWN = { latitude: 39.9686, longitude: -74.9489 };
const camera: Camera = { ...MOORESTOWN, zoom: 13 };
const size = { width: 800, height: 700 };

const places = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});
const inTown = fc.record({
  latitude: fc.double({ min: 39.9, max: 40.05, noNaN: true }),
  longitude: fc.double({ min: -75.05, max: -74.85, noNaN: true }),
});
const zooms = fc.double({ min: MIN_ZOOM, max: MAX_ZOOM, noNaN: true });

describe('The picture of a town', () => {
  it('is drawn as MapLibre draws it', () => {
    expect(toWorldPoint({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 256, y: 256 });
    expect(toWorldPoint({ latitude: 0, longitude: 180 }, 1)).toEqual({ x: 1024, y: 512 });
    expect(toWorldPoint({ latitude: 85.0511, longitude: 0 }, 0).y).toBeCloseTo(0, 2);
  });

  it('finds a place again where it put it', () => {
    fc.assert(
      fc.property(places, zooms, (place, zoom) => {
        const { latitude, longitude } = toCoordinates(toWorldPoint(place, zoom), zoom);
        expect(latitude).toBeCloseTo(place.latitude, 6);
        expect(longitude).toBeCloseTo(place.longitude, 6);
      }),
    );
  });

  it('has in its middle what it looks at, east at the right and north at the top', () => {
    expect(toScreenPoint(camera, size, MOORESTOWN)).toEqual({ x: 400, y: 350 });
    const { x, y } = toScreenPoint(camera, size, { latitude: 39.98, longitude: -74.93 });
    expect([x > 400, y < 350]).toEqual([true, true]);
  });

  it('moves as far as it is moved, and back', () => {
    fc.assert(
      fc.property(inTown, fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }), (place, x, y) => {
        const before = toScreenPoint(camera, size, place);
        const after = toScreenPoint(panBy(camera, { x, y }), size, place);
        expect(before.x - after.x).toBeCloseTo(x, 3);
        expect(before.y - after.y).toBeCloseTo(y, 3);
      }),
    );
  });

  it('comes no nearer and goes no further than it can', () => {
    expect(zoomBy(camera, 1).zoom).toBe(14);
    expect(zoomBy(camera, 99).zoom).toBe(MAX_ZOOM);
    expect(zoomBy(camera, -99).zoom).toBe(MIN_ZOOM);
  });

  it('comes closer to some places with all of them in sight', () => {
    fc.assert(
      fc.property(fc.array(inTown, { minLength: 1, maxLength: 8 }), (some) => {
        const closer = zoomInOn({ ...camera, zoom: MIN_ZOOM }, size, some);
        for (const place of some) {
          const { x, y } = toScreenPoint(closer, size, place);
          expect([x >= 0, x <= size.width, y >= 0, y <= size.height]).toEqual([true, true, true, true]);
        }
      }),
    );
    expect(zoomInOn(camera, size, [MOORESTOWN, MOORESTOWN])).toMatchObject({ zoom: MAX_ZOOM });
  });

  it('comes closer in the smallest picture, too', () => {
    const apart = [MOORESTOWN, { latitude: 39.9686, longitude: -74.93 }];
    expect(zoomInOn(camera, { width: 160, height: 160 }, apart).zoom).toBe(14);
  });

  it('brings a place to where nothing covers it, and stays where it is when nothing does', () => {
    const free = { left: 60, top: 60, right: 740, bottom: 380 };
    fc.assert(
      fc.property(inTown, (place) => {
        const { x, y } = toScreenPoint(panToReveal(camera, size, place, free), size, place);
        expect([x > 59, x < 741, y > 59, y < 381]).toEqual([true, true, true, true]);
      }),
    );
    expect(panToReveal(camera, size, MOORESTOWN, free)).toBe(camera);
  });

  it('moves aside until no place is where something else stands, and stays where it is when none is', () => {
    const taken = { left: 660, top: 0, right: 800, bottom: 160 };
    fc.assert(
      fc.property(fc.array(inTown, { maxLength: 40 }), (some) => {
        const moved = panAside(camera, size, some, taken);
        const under = some
          .map((place) => toScreenPoint(moved, size, place))
          .filter(({ x, y }) => x >= 660 && x <= 800 && y >= 0 && y <= 160);
        expect(under).toEqual([]);
      }),
    );
    expect(panAside(camera, size, [MOORESTOWN], taken)).toBe(camera);
  });
});
