import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapStackTraces } from '.';

const { prepareStackTrace } = Error;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stack-traces-'));
  mapStackTraces();
});
afterEach(() => {
  Error.prepareStackTrace = prepareStackTrace;
  rmSync(folder, { recursive: true });
});

const traceOf = (error: Error, ...sites: readonly NodeJS.CallSite[]): string[] =>
  Error.prepareStackTrace!(error, [...sites]).split('\n');

const siteIn = (file: string, line: number, column: number) =>
  ({
    getFileName: () => file,
    getLineNumber: () => line,
    getColumnNumber: () => column,
    toString: () => `Town.open (${file}:${line}:${column})`,
  }) as NodeJS.CallSite;

/** Line 2 was line 5 of the source. */
const MAP = { version: 3, sources: ['src/town.ts'], names: [], mappings: 'AAAA;AAIA' };

describe('A stack trace', () => {
  it('names the source of a built file', () => {
    const built = join(folder, 'town.js');
    writeFileSync(`${built}.map`, JSON.stringify(MAP));
    expect(traceOf(new TypeError('No town'), siteIn(built, 2, 3))).toEqual([
      'TypeError: No town',
      `    at Town.open (${join(folder, 'src/town.ts')}:5:3)`,
    ]);
  });

  it('says the code of an error of Node', () => {
    const error = Object.assign(new TypeError('No path'), { code: 'ERR_INVALID_ARG_TYPE' });
    expect(traceOf(error)).toEqual(['TypeError [ERR_INVALID_ARG_TYPE]: No path']);
    expect(traceOf(Object.assign(new Error('No file'), { code: 'ENOENT' }))).toEqual(['Error: No file']);
  });

  it('names a file without a readable map as it is', () => {
    const [plain, broken] = [join(folder, 'plain.js'), join(folder, 'broken.js')];
    writeFileSync(`${broken}.map`, '{');
    expect(traceOf(new Error(), siteIn(plain, 3, 1), siteIn(broken, 4, 1))).toEqual([
      'Error',
      `    at Town.open (${plain}:3:1)`,
      `    at Town.open (${broken}:4:1)`,
    ]);
  });
});
