import { summary } from './summary.mjs';

const aTest = (name: string, status = 'passed', tries = 1) => ({ titles: name.split(' > '), name, status, tries });

describe('The end of a run of tests', () => {
  it('names second tries, files that broke, skipped groups with their reasons, the slowest files, and counts all', () => {
    const files = [
      { name: 'a.spec.ts', seconds: 3.2, isBroken: false, tests: [aTest('saves'), aTest('follows', 'passed', 2)] },
      {
        name: 'b.spec.ts',
        seconds: 12.7,
        isBroken: false,
        tests: [aTest('breaks', 'failed', 2), aTest('Mongo > on it (skipped: none) > one', 'pending')],
      },
      {
        name: 'c.spec.ts',
        seconds: 0.1,
        isBroken: true,
        tests: [aTest('Mongo > on it (skipped: none) > two', 'todo'), aTest('alone', 'skipped')],
      },
    ];
    expect(summary(files, 754_400)).toEqual([
      'Passed at the second try:',
      '  follows',
      'Could not be run:',
      '  c.spec.ts',
      'Skipped:',
      '     2  on it (skipped: none)',
      '     1  alone',
      'Slowest files:',
      '    13 s  b.spec.ts',
      '     3 s  a.spec.ts',
      '     0 s  c.spec.ts',
      'Took 12 min 34 s',
      '2 passed, 2 failed, 3 skipped',
    ]);
  });

  it('is how long it took and the counts where there is nothing else to say', () => {
    expect(summary([], 1_000)).toEqual(['Took 0 min 1 s', '0 passed, 0 failed, 0 skipped']);
  });
});
