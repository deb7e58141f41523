import fc from 'fast-check';
import { fitLogisticRegression, logOddsOf, type Sample } from './logistic-regression';

const samplesOf = (count: number, sample: Sample): Sample[] => Array.from({ length: count }, () => sample);
const samples = (factors: readonly number[], trueCount: number, falseCount: number): Sample[] => [
  ...samplesOf(trueCount, { factors, isTrue: true, weight: 1 }),
  ...samplesOf(falseCount, { factors, isTrue: false, weight: 1 }),
];

describe('A logistic regression', () => {
  it('gives the odds of its samples where there are many', () => {
    const model = fitLogisticRegression([...samples([0], 1000, 3000), ...samples([1], 3000, 1000)]);
    expect(logOddsOf(model, [0])).toBeCloseTo(Math.log(1 / 3), 1);
    expect(logOddsOf(model, [1])).toBeCloseTo(Math.log(3), 1);
  });

  it('gives a factor no weight that says nothing, and little where few samples have it', () => {
    const [nothing, rare] = fitLogisticRegression([
      ...samples([1, 0], 50, 50),
      ...samples([0, 0], 50, 50),
      ...samples([0, 1], 2, 0),
    ]).weights;
    expect(nothing).toBeCloseTo(0, 1);
    expect(rare).toBeGreaterThan(0.3);
    expect(rare).toBeLessThan(2);
  });

  it('counts a sample of weight 2 as two', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ factors: fc.tuple(fc.nat(3), fc.nat(1)), isTrue: fc.boolean() }), { minLength: 4 }),
        (some) => {
          const [heavy, twice] = [
            some.map((one) => ({ ...one, weight: 2 })),
            [...some, ...some].map((one) => ({ ...one, weight: 1 })),
          ];
          const [a, b] = [fitLogisticRegression(heavy), fitLogisticRegression(twice)];
          for (const { factors } of some) expect(logOddsOf(a, factors)).toBeCloseTo(logOddsOf(b, factors), 6);
        },
      ),
      { numRuns: 30 },
    );
  });
});
