import fc from 'fast-check';

type Bounds = Readonly<{ numRuns: number; maxFailures: number }>;

/** For readings that are still wrong now and then: `findFailure` returns what is wrong with one input. Shows the seed. */
export const expectFewFailures = <Input>(
  input: fc.Arbitrary<Input>,
  findFailure: (input: Input) => string | undefined,
  { numRuns, maxFailures }: Bounds,
) => {
  const failures: string[] = [];
  const seed = Math.trunc(Math.random() * 2 ** 31);
  fc.assert(
    fc.property(input, (one) => {
      const failure = findFailure(one);
      if (failure) failures.push(failure);
    }),
    { numRuns, seed },
  );
  expect({ seed, failures: failures.slice(maxFailures) }).toEqual({ seed, failures: [] });
};
