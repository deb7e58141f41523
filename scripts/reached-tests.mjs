const isTest = (file) => /\.spec\.tsx?$/.test(file);
const isProduct = (file) => /^(apps|libs|projections)\//.test(file);
const isCode = (file) => /\.[cm]?[jt]sx?$/.test(file);

/** What runs everything else: a change of it reaches every test. */
const FOUNDATIONS = ['package-lock.json', 'jest.config.cjs', 'tsconfig.json', 'test/environment.cjs'];

/** Starts a program of the product as a process of its own, of which nothing is recorded. */
const STARTS_PROGRAMS = 'test/fixtures/a-program.ts';

/** A function that more of all tests than this ran says nothing of them: it runs when a town starts. */
const MOST = 0.3;

/**
 * The test files that `changed` files reach, by what was recorded of each, { test, files: { file: functions that ran } }: those that
 * changed themselves, that ran a function of a changed file which few tests run, and, while the product changed, those that start
 * programs. Where a changed file has no such function, all that ran any of it. `unrecorded` are the changed files of code of which
 * no test ran a function: their importers are to be asked for.
 */
export const reachedTests = (changed, reach) => {
  const isFoundation = changed.some((file) => FOUNDATIONS.includes(file));
  const startsPrograms = ({ files }) => STARTS_PROGRAMS in files && changed.some(isProduct);
  const chosen = isFoundation ? reach : [...changed.flatMap((file) => testsOf(file, reach)), ...reach.filter(startsPrograms)];
  return {
    tests: [...new Set([...changed.filter(isTest), ...chosen.map(({ test }) => test)])],
    unrecorded: changed.filter((file) => isCode(file) && !isTest(file) && !reach.some(({ files }) => file in files)),
  };
};

const testsOf = (file, reach) => {
  const runners = reach.filter(({ files }) => file in files);
  const isCommon = (name) => runners.filter(({ files }) => files[file].includes(name)).length > reach.length * MOST;
  const rare = new Set(
    runners.flatMap(({ files }) => files[file]).filter((name, nth, all) => all.indexOf(name) === nth && !isCommon(name)),
  );
  const narrow = runners.filter(({ files }) => files[file].some((name) => rare.has(name)));
  return narrow.length > 0 ? narrow : runners;
};
