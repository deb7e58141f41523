import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The time zone can only be set for a new process. */
const answersOf = (timeZone: string): string =>
  execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', SCRIPT, PROGRAM], {
    env: { ...process.env, TZ: timeZone, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });

const PROGRAM = join(__dirname, 'testing', 'host-zone-answers.ts');

const SCRIPT = `
  import { registerHooks } from 'node:module';
  registerHooks({ resolve: (name, context, next) => next(/^[.]{1,2}\\/[a-z-]+$/.test(name) ? name + '.ts' : name, context) });
  await import(process.argv[1]);
`;

describe('a host', () => {
  it('gives the same answers wherever it stands', () => {
    const inTown = answersOf('America/New_York');
    expect(JSON.parse(inTown).times).toEqual({ start: '12:30 AM' });
    for (const elsewhere of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Dublin'])
      expect(answersOf(elsewhere)).toBe(inTown);
  });
});
