import { acceptedLetter, rejectedLetter } from './suggestion-letters';

const SUGGESTED = { eventName: 'Pancake Breakfast', date: '2026-12-06' };
const TOWN = 'Moorestown';

describe('A letter to whoever suggested an event', () => {
  it('names the event and leads to it, where it was accepted', () => {
    const letter = acceptedLetter(SUGGESTED, TOWN, 'https://almanac.example/event/7');
    expect(letter).toContain('“Pancake Breakfast” on Sunday, December 6, 2026');
    expect(letter).toContain('https://almanac.example/event/7');
  });

  it('names the event and the reason, where it was declined', () => {
    const letter = rejectedLetter(SUGGESTED, TOWN, 'It is in another town.');
    expect(letter).toContain('“Pancake Breakfast” on Sunday, December 6, 2026');
    expect(letter).toContain('\nIt is in another town.\n');
    expect(rejectedLetter(SUGGESTED, TOWN)).not.toContain('undefined');
  });

  it.each([
    ['Win at https://casino.example/now', '“Win at” on'],
    ['Win at casino.example/now today', '“Win at today” on'],
    ['Write ann@casino.example', '“Write” on'],
    ['www.casino.example', 'an event on'],
    ['St. Mark’s 7 p.m. Vespers, Dr. No', '“St. Mark’s 7 p.m. Vespers, Dr. No” on'],
    ['x'.repeat(300), `“${'x'.repeat(119)}…” on`],
  ])('carries nothing that leads elsewhere, nor much of it: %s', (eventName, words) =>
    expect(rejectedLetter({ ...SUGGESTED, eventName }, TOWN)).toContain(words),
  );
});
