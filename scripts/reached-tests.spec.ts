import { reachedTests } from './reached-tests.mjs';

const town = { 'apps/api/src/start.ts': ['start'], 'apps/api/src/chat/chat.ts': ['open'] };
const reach = [
  { test: 'test/chat.spec.ts', files: { ...town, 'apps/api/src/chat/chat.ts': ['open', 'answer'] } },
  { test: 'test/saving.spec.ts', files: town },
  { test: 'test/following.spec.ts', files: town },
  { test: 'test/kill.spec.ts', files: { 'test/fixtures/a-program.ts': ['aProgram'] } },
  { test: 'libs/domain/slug.spec.ts', files: { 'libs/domain/slug.ts': ['slug'] } },
];
const testsFor = (...changed: string[]) => reachedTests(changed, reach).tests.toSorted();

describe('The tests that a change reaches', () => {
  it('are those which ran a function of the file that few others run, and those which start programs', () => {
    expect(testsFor('apps/api/src/chat/chat.ts')).toEqual(['test/chat.spec.ts', 'test/kill.spec.ts']);
  });

  it('are all which ran any of a file that runs in every town', () => {
    expect(testsFor('apps/api/src/start.ts')).toEqual([
      'test/chat.spec.ts',
      'test/following.spec.ts',
      'test/kill.spec.ts',
      'test/saving.spec.ts',
    ]);
  });

  it('are itself where a test changed, and nothing for words', () => {
    expect(testsFor('test/saving.spec.ts', 'README.md')).toEqual(['test/saving.spec.ts']);
  });

  it('are all where what runs them changed', () => {
    expect(testsFor('jest.config.cjs')).toHaveLength(reach.length);
  });

  it('are to be found by imports where no test ran anything of a file', () => {
    expect(reachedTests(['libs/domain/new.ts', 'docs/home.png'], reach).unrecorded).toEqual(['libs/domain/new.ts']);
  });
});
