import fc from 'fast-check';
import { selectVisible } from './visible-items';

const places = [
  { start: 100, end: 150 },
  { start: 150, end: 400 },
  { start: 400, end: 460 },
  { start: 460, end: 900 },
];

const spreadOut = (visible: number[]) =>
  selectVisible([0, 1, 2, 3], {
    from: 100,
    to: 900,
    isVisible: (index) => visible.includes(index),
    placeOf: (index) => places[index]!,
  });

describe('leaving out what nobody sees', () => {
  it('puts a gap in the place of what is above, between and below', () => {
    expect(spreadOut([1, 3])).toEqual({
      drawn: [
        { item: 1, gap: 50 },
        { item: 3, gap: 60 },
      ],
      rest: 0,
    });
  });

  it('is one gap when nothing is seen', () => {
    expect(spreadOut([])).toEqual({ drawn: [], rest: 800 });
  });

  it('never changes the height of the whole', () => {
    fc.assert(
      fc.property(fc.subarray([0, 1, 2, 3]), (visible) => {
        const { drawn, rest } = spreadOut(visible);
        const heights = drawn.map(({ item, gap }) => gap + places[item]!.end - places[item]!.start);
        expect(heights.reduce((sum, height) => sum + height, rest)).toBe(800);
      }),
    );
  });
});
