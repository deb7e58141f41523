import { EMPTY_KNOWN_EVENTS, type KnownEvents } from './known-events';
import { byNameOfCalendar } from './names-of-festivals';

const calendarWith = (...names: readonly string[]): KnownEvents => ({
  ...EMPTY_KNOWN_EVENTS,
  areNamed: (words) => names.includes(words.toLowerCase()),
});

describe('A festival', () => {
  it.each<[string, readonly string[], string]>([
    ['anything for chinese new year', ['lunar new year'], 'anything for lunar new year'],
    ['lunar new year dragon', ['chinese new year'], 'chinese new year dragon'],
    ['is there a fat tuesday party', ['mardi gras'], 'is there a mardi gras party'],
    ['what about epiphany', ['three kings'], 'what about three kings'],
    ['blue christmas service', ['longest night'], 'longest night service'],
    ['anything for chinese new year', ['chinese new year', 'lunar new year'], 'anything for chinese new year'],
    ['anything for chinese new year', [], 'anything for chinese new year'],
    ['anything for new years', ['lunar new year'], 'anything for new years'],
  ])('is asked for by the name that the calendar has: %s', (asked, names, expected) =>
    expect(byNameOfCalendar(asked, calendarWith(...names))).toBe(expected),
  );
});
