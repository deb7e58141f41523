const isTest = (file) => /\.spec\.tsx?$/.test(file);
const isCode = (file) => /\.[cm]?[jt]sx?$/.test(file);
const isServer = (file) => /^(apps\/(api|cli)|libs|projections)\//.test(file);

/** Starts programs of the product as processes of their own, whose functions are not recorded. */
const STARTS_PROGRAMS = 'test/fixtures/start-program.ts';
const DRAWING = 'dist/web-server/server.cjs';
const isAsset = (file) => file.startsWith('apps/web/');

const ranAny =
  (file) =>
  ({ files }) =>
    files[file]?.length > 0;
const fetchedAny = ({ files }) => Object.keys(files).some((file) => isAsset(file) && files[file].includes('fetched'));
const isNamed =
  (...names) =>
  ({ test }) =>
    names.includes(test);

/** The first matching row decides. */
const BESIDE_CODE = [
  [/^([A-Z]+\.md|docs\/[^/]+)$/, isNamed('apps/cli/src/docs.spec.ts', 'test/docs.spec.ts')],
  [/^(docker\/|docker-compose\.yml|\.dockerignore)/, isNamed('test/docker.spec.ts', 'test/metrics.spec.ts')],
  [/^test\/data\//, ({ files }) => Object.keys(files).some((file) => file.startsWith('test/data/'))],
  [/^apps\/web\//, (one) => fetchedAny(one) || ranAny(DRAWING)(one)],
  [/^(bench\/|\.ci\/|LICENSE|\.gitignore|\.editorconfig|biome\.json|\.dependency-cruiser\.cjs)/, () => false],
];

/** A function that a larger share of all tests runs says nothing: it runs whenever a town starts. */
const MAX_SHARE = 0.3;

/**
 * Returns the test files among `specs` that `changed` files, { file, isNew }, reach. `reach` has a record of each test file, {
 * test, files: { file: functions that ran } }. Selects tests that changed or have no record, that ran a function of a changed
 * file which few tests run (else any of it, else loaded it), and, if the server changed, that start programs. A new source file
 * is reached through the changed files that use it, any other change by all.
 */
export const reachedTests = (changed, reach, specs) => {
  const known = changed.filter(({ file, isNew }) => !isTest(file) && !(isNew && isCode(file))).map(({ file }) => file);
  const reached = known.map((file) => loadersOf(file, reach) ?? readersOf(file, reach));
  if (reached.includes(undefined)) return specs;
  const startsPrograms = known.some(isServer) ? reach.filter(ranAny(STARTS_PROGRAMS)) : [];
  const drawn = known.some(isAsset) ? reach.filter(ranAny(DRAWING)).filter((one) => !fetchedAny(one)) : [];
  const chosen = new Set([...reached.flat(), ...startsPrograms, ...drawn].map(({ test }) => test));
  const recorded = new Set(reach.map(({ test }) => test));
  const isChanged = (spec) => changed.some(({ file }) => file === spec);
  return specs.filter((spec) => chosen.has(spec) || !recorded.has(spec) || isChanged(spec));
};

const loadersOf = (file, reach) => {
  const loaders = reach.filter(({ files }) => file in files);
  if (loaders.length === 0) return undefined;
  const runners = loaders.filter(ranAny(file));
  const runs = new Map();
  for (const { files } of runners) for (const name of files[file]) runs.set(name, (runs.get(name) ?? 0) + 1);
  const isRare = (name) => runs.get(name) <= reach.length * MAX_SHARE;
  const narrow = runners.filter(({ files }) => files[file].some(isRare));
  return [narrow, runners, loaders].find(({ length }) => length > 0);
};

/** Undefined if it is unknown which tests read the file. */
const readersOf = (file, reach) => {
  const [, isReader] = BESIDE_CODE.find(([pattern]) => pattern.test(file)) ?? [];
  return isReader && reach.filter(isReader);
};
