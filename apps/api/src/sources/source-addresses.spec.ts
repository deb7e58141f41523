import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { MAX_EVENT_TEXT_LENGTHS } from '#libs/contracts';
import { anyCharacter } from '#libs/contracts/testing';
import type { PersonalKeys } from '#libs/event-sourcing';
import { readCalendar } from '#libs/integrations';
import { cleanTitle, fileNameOf, generateFallbackNames, redactAddress, SourceAddresses } from './source-addresses';

const ADDRESS = 'https://ada:word@calendar.example/private-0a1b/basic.ics?token=secret';
const source = { id: '12 events', organization: 'Library', calendar: 'events' };

const keysIn = (all: Map<string, Buffer>) =>
  ({
    get: async (name: string) => all.get(name),
    getOrCreate: async (name: string) => all.get(name) ?? all.set(name, randomBytes(32)).get(name)!,
  }) as unknown as PersonalKeys;

describe('The address of a source', () => {
  let keys: Map<string, Buffer>;
  let addresses: SourceAddresses;
  beforeEach(() => {
    keys = new Map();
    addresses = new SourceAddresses(keysIn(keys));
  });

  it('is read with its key, and told by nothing that is recorded', async () => {
    const address = await addresses.encrypt(source.id, ADDRESS);
    expect(JSON.stringify(address)).not.toMatch(/ada|word|calendar|private|secret/);
    expect(await addresses.decrypt({ ...source, address })).toEqual({ ...source, address: ADDRESS });
  });

  it('is known again by its hash, and by no other source', async () => {
    const [one, again, other] = [
      await addresses.encrypt('1', ADDRESS),
      await addresses.encrypt('1', ADDRESS),
      await addresses.encrypt('2', ADDRESS),
    ];
    expect(again).toMatchObject({ hash: (one as { hash: string }).hash });
    expect(other).not.toMatchObject({ hash: (one as { hash: string }).hash });
  });

  it('is none where its key is gone, also when another was made since', async () => {
    const address = await addresses.encrypt(source.id, ADDRESS);
    keys.clear();
    expect(await addresses.decrypt({ ...source, address })).toMatchObject({ address: '' });
    await addresses.encrypt(source.id, ADDRESS);
    expect(await addresses.decrypt({ ...source, address })).toMatchObject({ address: '' });
  });

  it('is read where it was recorded in the clear, and stays so where it is a file', async () => {
    expect(await addresses.decrypt({ ...source, address: ADDRESS })).toMatchObject({ address: ADDRESS });
    expect(await addresses.encrypt(source.id, '/srv/feeds/library.ics')).toBe('/srv/feeds/library.ics');
  });
});

describe('A calendar that nobody has named', () => {
  it.each([
    ['https://library.example/events.ics', 'events.ics'],
    ['https://library.example/events.ics?token=secret', 'events.ics'],
    ['https://calendar.example/3f9a1c7b2e8d4056a1b2.ics', undefined],
    ['https://calendar.example/private-0a1b2c.ics', undefined],
    ['https://calendar.example/', undefined],
    ['/srv/feeds/3f9a1c7b2e8d4056a1b2.ics', '3f9a1c7b2e8d4056a1b2.ics'],
  ])('is called as its file, where that is not what lets in: %s', (address, name) => {
    expect(fileNameOf(address)).toBe(name);
  });
});

const first = (address: string, ownName?: string) => generateFallbackNames(address, ownName).next().value as string;

const SECRET = 'https://www.calendar.example/ical/3f9a1c7b2e8d4056a1b2?key=hidden';

describe('A calendar whose address tells no name', () => {
  it.each([
    ['as it calls itself', 'Events of the Library', 'Events of the Library'],
    ['without marks that steer the text around it', 'Events\u0007 of\u202e the\u200b Library', 'Events of the Library'],
    ['by its host where it says nothing', undefined, 'calendar.example'],
    ['by its host where its name is blank', '  ', 'calendar.example'],
    ['by its host where its name is a mailbox', 'ada@library.example', 'calendar.example'],
    ['by its host where a word of its name is what lets in', 'Calendar 3f9a1c7b2e8d4056a1b2', 'calendar.example'],
  ])('is called %s', (_, ownName, name) => {
    expect(first(SECRET, ownName)).toBe(name);
  });

  it('bears a number where another is called so', () => {
    const names = generateFallbackNames(SECRET);
    expect([1, 2, 3].map(() => names.next().value)).toEqual(['calendar.example', 'calendar.example 2', 'calendar.example 3']);
  });

  it('by law is never called by a path or a query, and always by something', () => {
    const word = fc.stringMatching(/^[a-z0-9-]{4,40}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), word, fc.string(), (path, query, ownName) => {
        const address = `https://feeds.example/${path.join('/')}?${query}`;
        expect(first(address)).toBe('feeds.example');
        expect(first(address, ownName).trim()).not.toBe('');
        expect(first(address, ownName).length).toBeLessThan(300);
      }),
    );
  });

  it('by law bears a name of whole characters that can be seen, and with room for a number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 400 }), (ownName) => {
        const name = first('https://feeds.example/a', ownName.repeat(3));
        expect(name).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
        expect(name.length).toBeLessThanOrEqual(MAX_EVENT_TEXT_LENGTHS.name - 10);
      }),
    );
  });
});

const FEEDS = process.env['TOWNSHIP_FEEDS'] ?? '';
const isThere = existsSync(join(FEEDS, 'sources.csv'));
const DAY = '2026-03-25';

if (!isThere)
  it.skip('all sources of a real township have names (skipped: TOWNSHIP_FEEDS names no folder with its sources)', () => {});
else
  it('all sources of a real township have names, and those whose address tells none are called as they call themselves', () => {
    const window = { timeZone: 'America/New_York', from: DAY, to: DAY };
    const [, ...all] = readFileSync(join(FEEDS, 'sources.csv'), 'utf8').trim().split(/\r?\n/);
    const files = all.map((row) => row.split(',')[0]!);
    const unnamed = files.filter((file) => !fileNameOf(`https://feeds.example/${file}`));
    const names = unnamed.map((file) => {
      const { name } = readCalendar(readFileSync(join(FEEDS, DAY, file)), window);
      return [name ?? 'feeds.example', first(`https://feeds.example/${file}`, name)];
    });
    expect([all.length, unnamed.length]).toEqual([51, 17]);
    for (const [own, name] of names) expect(name).toBe(own);
  });

it.each([
  ['https://library.example/events.ics', 'https://library.example/events.ics'],
  ['https://ada:secret@library.example/events.ics?token=secret#secret', 'https://library.example/events.ics?…'],
  ['https://calendar.example/ical/ada/private-0a1b2c/basic.ics', 'https://calendar.example/ical/ada/…/basic.ics'],
  [
    'https://office.example/owa/calendar/0a1b2c3d4e5f60718293@town.example/9f8e7d6c5b4a39281706/calendar.ics',
    'https://office.example/owa/calendar/…/…/calendar.ics',
  ],
  ['https://calendar.example/ical/ada%40town.example/public/basic.ics', 'https://calendar.example/ical/…/public/basic.ics'],
  ['https:ada:secret@library.example/events.ics?token=secret', 'https://library.example/events.ics?…'],
  ['https://ada:secret@0x1ffffffff/events.ics?token=secret', '…'],
  ['/srv/feeds/library.ics', '/srv/feeds/library.ics'],
  ['', '(cannot be read: its key is gone)'],
])('An address is shown without what it lets in by: %s', (address, redacted) => {
  expect(redactAddress(address)).toBe(redacted);
});

describe('The title of a page in place of a calendar', () => {
  it.each([
    ['Sign in', 'Sign in'],
    [undefined, ''],
    ['One\n moment \t please', 'One moment please'],
    ['The "best" page', "The 'best' page"],
    ['Welcome, ann@club.example', 'Welcome, …'],
    ['Session 9f8e7d6c5b4a39281706f5e4', 'Session …'],
    ['\u202eegap\u202c', 'egap'],
  ])('%j is shown as %j', (title, expected) => expect(cleanTitle(title)).toBe(expected));

  it('is one short line, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter(), maxLength: 300 }), (title) => {
        const clean = cleanTitle(title);
        expect([...clean].length).toBeLessThanOrEqual(60);
        expect(clean).toMatch(/^[^\p{C}"\n]*$/u);
      }),
    );
  });
});
