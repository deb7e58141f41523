const isTest = (file) => /\.spec\.tsx?$/.test(file);
const isProduct = (file) => /^(apps|libs|projections)\//.test(file);
const isCode = (file) => /\.[cm]?[jt]sx?$/.test(file);

/** A change of one of these reaches every test. */
const FOUNDATIONS = ['package-lock.json', 'jest.config.cjs', 'tsconfig.json', 'test/environment.cjs'];

/** Starts programs of the product as processes of their own, whose functions are not recorded. */
const STARTS_PROGRAMS = 'test/fixtures/a-program.ts';

/** A function that a larger share of all tests runs does not tell tests apart: it runs whenever a town starts. */
const MAX_SHARE = 0.3;

/**
 * The test files that `changed` files reach, from the records of earlier runs, { test, files: { file: functions that ran } } each:
 * tests that changed themselves, tests that ran a function of a changed file which few tests run (or any function of it, where it
 * has no such function), and tests that start programs, if the product changed. `unrecorded` are the changed source files of which
 * no test ran a function: the caller has to find the tests that import them.
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
  const isCommon = (name) => runners.filter(({ files }) => files[file].includes(name)).length > reach.length * MAX_SHARE;
  const rare = new Set(
    runners.flatMap(({ files }) => files[file]).filter((name, nth, all) => all.indexOf(name) === nth && !isCommon(name)),
  );
  const narrow = runners.filter(({ files }) => files[file].some((name) => rare.has(name)));
  return narrow.length > 0 ? narrow : runners;
};
