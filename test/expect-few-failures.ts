import fc from 'fast-check';

type Bounds = Readonly<{ numRuns: number; maxFailures: number }>;

/**
 * For readings that are still wrong now and then: `findFailure` returns what is wrong with one input. The input is the same in every
 * run, because one of some random runs would exceed any narrow bound by chance; `SEED=7` draws another.
 */
export const expectFewFailures = <Input>(
  input: fc.Arbitrary<Input>,
  findFailure: (input: Input) => string | undefined,
  { numRuns, maxFailures }: Bounds,
) => {
  const failures: string[] = [];
  const seed = Number(process.env['SEED'] ?? 1);
  fc.assert(
    fc.property(input, (one) => {
      const failure = findFailure(one);
      if (failure) failures.push(failure);
    }),
    { numRuns, seed },
  );
  expect({ seed, failures: failures.slice(maxFailures) }).toEqual({ seed, failures: [] });
};
