import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { LONGEST } from '#libs/contracts';
import { readCalendar } from '#libs/integrations';
import { fallbackName } from './fallback-name';
import { calendarNameIn } from './source-addresses';

const first = (address: string, ownName?: string) => fallbackName(address, ownName).next().value as string;

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
    const names = fallbackName(SECRET);
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
        expect(name.length).toBeLessThanOrEqual(LONGEST.name - 10);
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
    const unnamed = files.filter((file) => !calendarNameIn(`https://feeds.example/${file}`));
    const names = unnamed.map((file) => {
      const { name } = readCalendar(readFileSync(join(FEEDS, DAY, file)), window);
      return [name ?? 'feeds.example', first(`https://feeds.example/${file}`, name)];
    });
    expect([all.length, unnamed.length]).toEqual([51, 17]);
    for (const [own, name] of names) expect(name).toBe(own);
  });
