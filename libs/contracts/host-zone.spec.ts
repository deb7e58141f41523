import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Only a process of its own can have another zone. */
const answersOf = (timeZone: string): string =>
  execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', SCRIPT, join(__dirname, 'index.ts')], {
    env: { ...process.env, TZ: timeZone, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });

const SCRIPT = `
  import { registerHooks } from 'node:module';
  registerHooks({ resolve: (name, context, next) => next(/^[.]\\/[a-z-]+$/.test(name) ? name + '.ts' : name, context) });
  const rules = await import(process.argv[1]);
  const days = Array.from({ length: 800 }, (_, index) => rules.addDays('2026-01-01', index));
  const instants = days.flatMap(day => [day + 'T04:30:00Z', day + 'T05:30:00Z', day + 'T23:59:59-05:00']);
  const events = days.map((date, id) => ({ id, name: 'Story time', organization: 'Library', date, startTime: date + 'T00:30:00-05:00', expiresAt: date + 'T12:00:00' }));
  console.log(JSON.stringify({
    towns: instants.map(instant => rules.dayIn('America/New_York', instant)),
    texts: days.map(day => [rules.fullDate(day), rules.relativeLabel(day, '2026-11-20'), rules.weekMarker(undefined, day, '2026-11-20')]),
    groups: rules.groupEvents(events, '2026-11-20').map(({ heading, events }) => [heading, events.map(event => event.id)]),
    shown: rules.filterEvents({ events, now: '2026-11-20T18:00:00-05:00', choice: { kind: 'all' }, follows: new Set(), saved: new Set() }).events.length,
    times: rules.timesOf(events[0]),
  }));
`;

describe('a host', () => {
  it('gives the same answers wherever it stands', () => {
    const inTown = answersOf('America/New_York');
    expect(JSON.parse(inTown).times).toEqual({ start: '12:30 AM' });
    for (const elsewhere of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Dublin'])
      expect(answersOf(elsewhere)).toBe(inTown);
  });
});
