import { reachedTests } from './reached-tests.mjs';

const town = { 'apps/api/src/start.ts': ['start'], 'apps/api/src/chat/chat.ts': ['open'], 'libs/contracts/words.ts': [] };
const record = [
  { test: 'test/chat.spec.ts', files: { ...town, 'apps/api/src/chat/chat.ts': ['open', 'answer'] } },
  { test: 'test/saving.spec.ts', files: town },
  { test: 'test/following.spec.ts', files: town },
  { test: 'test/killed-town.spec.ts', files: { 'test/fixtures/start-program.ts': ['startProgram'] } },
  { test: 'test/pages.spec.ts', files: { 'dist/web-server/server.cjs': ['drawPage'] } },
  { test: 'test/screens/chat.spec.ts', files: { ...town, 'apps/web/src/chat.tsx': ['fetched'] } },
  { test: 'test/screens/map.spec.ts', files: { ...town, 'apps/web/src/map.tsx': ['fetched'] } },
  { test: 'apps/cli/src/docs.spec.ts', files: {} },
];
const specs = record.map(({ test }) => test);
const changes = (...files: string[]) => files.map((file) => ({ file, isNew: false }));
const testsFor = (...files: string[]) => reachedTests(changes(...files), record, specs);

describe('The tests that a change reaches', () => {
  it('are those which ran a function of the file that few others run, and those which start programs', () => {
    expect(testsFor('apps/api/src/chat/chat.ts')).toEqual(['test/chat.spec.ts', 'test/killed-town.spec.ts']);
  });

  it('are all which ran any of a file that runs in every town, or loaded one of which nothing runs', () => {
    const inTown = specs.filter((test) => !/docs|pages/.test(test));
    expect(testsFor('apps/api/src/start.ts')).toEqual(inTown);
    expect(testsFor('libs/contracts/words.ts')).toEqual(inTown);
  });

  it('are those whose browsers fetched a source of the web client, and those which draw pages without one', () => {
    expect(testsFor('apps/web/src/map.tsx')).toEqual(['test/pages.spec.ts', 'test/screens/map.spec.ts']);
    expect(testsFor('apps/web/src/worker/sw.ts')).toEqual([
      'test/pages.spec.ts',
      'test/screens/chat.spec.ts',
      'test/screens/map.spec.ts',
    ]);
  });

  it('are those which read what is not code', () => {
    expect(testsFor('README.md')).toEqual(['apps/cli/src/docs.spec.ts']);
  });

  it('are themselves where tests changed, or were never recorded', () => {
    expect(testsFor('test/saving.spec.ts')).toEqual(['test/saving.spec.ts']);
    expect(reachedTests(changes('README.md'), record, [...specs, 'test/new.spec.ts'])).toContain('test/new.spec.ts');
  });

  it('are none for new code: what uses it has changed as well', () => {
    expect(reachedTests([{ file: 'libs/domain/new.ts', isNew: true }], record, specs)).toEqual([]);
  });

  it.each(['package-lock.json', 'package.json', 'jest.config.cjs', 'libs/domain/of-which-nobody-knows.ts'])(
    'are all where %s changed',
    (file) => {
      expect(testsFor(file)).toEqual(specs);
    },
  );

  it('are all where nothing is recorded', () => {
    expect(reachedTests(changes('README.md', 'apps/api/src/start.ts'), [], specs)).toEqual(specs);
  });
});
