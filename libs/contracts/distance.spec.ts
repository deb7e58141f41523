import fc from 'fast-check';
import { kilometersBetween } from './distance';

const moorestown = { latitude: 39.9686, longitude: -74.9489 };

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('The distance between two places', () => {
  it.each([
    ['Philadelphia', { latitude: 39.9526, longitude: -75.1652 }, 18.5],
    ['Moorestown, in Burlington County', moorestown, 0],
    ['Sydney', { latitude: -33.8688, longitude: 151.2093 }, 15_900],
  ])('is right for %s', (_, place, kilometers) => {
    expect(Math.abs(kilometersBetween(moorestown, place) - kilometers)).toBeLessThanOrEqual(kilometers / 100);
  });

  it('is the same there and back, none to itself, and never more than half around the earth', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        expect(kilometersBetween(a, b)).toBeCloseTo(kilometersBetween(b, a), 6);
        expect(kilometersBetween(a, a)).toBe(0);
        expect(kilometersBetween(a, b)).toBeLessThan(20_016);
      }),
    );
  });

  it('is short across the line where the days change', () => {
    expect(kilometersBetween({ latitude: 0, longitude: 179.99 }, { latitude: 0, longitude: -179.99 })).toBeLessThan(3);
  });
});
