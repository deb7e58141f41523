import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Organization, TownEvent } from '#libs/contracts';
import { type Almanac, openAlmanac } from './app';
import { commandLineIn } from './command-line';

/** What every object of the language has already. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

const whenBuilt = existsSync(join(__dirname, '../dist/web/index.html')) ? it : it.skip;

const calendarOf = (name: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    `UID:${name}`,
    'DTSTART;TZID=America/New_York:20261120T183000',
    `SUMMARY:An evening with ${name}`,
    `CATEGORIES:${name}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

describe('Organizations that are called like what every object has', () => {
  let almanac: Almanac;
  let command: ReturnType<typeof commandLineIn>;
  const file = () => join(almanac.dataDirectory, 'strange.ics');
  const load = (name: string, sub: string) => {
    writeFileSync(file(), calendarOf(name));
    return command(
      ...['import', 'ics', file(), '--organization', name, '--sub-organization', sub],
      ...['--category', name, '--feed', name, '--json'],
    );
  };

  beforeAll(async () => {
    almanac = await openAlmanac();
    command = commandLineIn(almanac.dataDirectory);
    for (const name of NAMES) expect((await load(name, name)).code).toBe(0);
  });

  it('are imported, listed, and told by their events', async () => {
    const organizations = await almanac.read<Organization[]>('/api/organizations');
    expect(organizations.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
    const events = await almanac.read<TownEvent[]>('/api/events');
    expect(events.map(({ organization, subOrganization }) => [organization, subOrganization]).sort()).toEqual(
      NAMES.map((name) => [name, name]).sort(),
    );
  });

  it.each(NAMES)('%s is followed and counted, alone and with its part', async (name) => {
    const resident = almanac.resident(`who follows ${name}`);
    const entry = `${name}::${name}`;
    await resident.follow(name).expect(200);
    const found = (await resident.sidebar()).organizations.find((one) => one.name === name);
    expect(found).toMatchObject({ followed: true, count: 1, subOrganizations: [{ entry, followed: true, count: 1 }] });
    expect((await resident.preferences()).followedOrganizations).toEqual([name, entry]);
    await resident.follow(entry).expect(200);
    expect((await resident.preferences()).followedOrganizations).toEqual([entry]);
  });

  whenBuilt('stand on the page that is sent (npm run build makes it)', async () => {
    const { text } = await almanac.http.get('/').expect(200);
    expect(text).toContain('<body data-drawn-for="wide">');
    for (const name of NAMES) expect(text).toContain(`An evening with ${name}`);
  });

  it('can be renamed to one another, and back to something plain', async () => {
    for (const name of NAMES)
      expect((await command('organizations', 'rename', `${name}::${name}`, `${name}::valueOf`)).code).toBe(0);
    expect((await command('organizations', 'rename', '__proto__', 'isPrototypeOf')).code).toBe(0);
    const organizations = await almanac.read<Organization[]>('/api/organizations');
    expect(organizations.map(({ name }) => name)).toContain('isPrototypeOf');
    expect(new Set(organizations.flatMap((one) => one.subOrganizations.map((sub) => sub.name)))).toEqual(new Set(['valueOf']));
  });
});
