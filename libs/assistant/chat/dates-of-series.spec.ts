import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Wool Wednesdays', ...at('2026-11-25', '18:00', '20:00'), description: 'Casting on.' },
  { name: 'Wool Wednesdays', ...at('2026-12-02', '18:00', '20:00'), description: 'A knitting class for all levels.' },
  { name: 'Wool Wednesdays', ...at('2026-12-09', '18:00', '20:00'), description: 'Socks.' },
  { name: 'The Lantern', ...at('2026-12-04', '19:30', '21:30'), description: 'A musical in two acts.' },
  { name: 'The Lantern', ...at('2026-12-05', '19:30', '21:30'), description: 'Talk with the cast.' },
  { name: 'The Lantern (last matinee)', ...at('2026-12-06', '14:00', '16:00'), description: 'Last chance.' },
  { name: 'Film night', ...at('2026-11-27', '19:00', '21:00'), description: 'Paddington.' },
  { name: 'Film night', ...at('2026-12-18', '19:00', '21:00'), description: 'Elf.' },
  { name: 'Seal ballet', ...at('2026-12-12', '14:00', '16:00'), description: 'Forty dancers.' },
  { name: 'Seal ballet', ...at('2026-12-13', '14:00', '16:00'), description: 'Forty dancers.' },
];

const TOWN = townOf(EVENTS);
const named = (turns: string): string[] => namesIn(askInTurn(turns.split(' / '), TOWN), EVENTS);

const KNITTING = ['11-25 Wool Wednesdays', '12-02 Wool Wednesdays', '12-09 Wool Wednesdays'];

describe('What one date of a series says', () => {
  it.each<[string, string[]]>([
    ['knitting classes', KNITTING],
    ['how many knitting classes are there this year', KNITTING],
    ['how many times is the musical on', ['12-04 The Lantern', '12-05 The Lantern', '12-06 The Lantern (last matinee)']],
    ['when is the last chance to see the musical', ['12-06 The Lantern (last matinee)']],
    ['when is elf', ['12-18 Film night']],
    ['when do they show paddington', ['11-27 Film night']],
  ])('holds of all dates where all are asked for: %s', (asked, expected) =>
    expect(named(asked).toSorted()).toEqual(expected.toSorted()),
  );

  it('names each date of what does not say for whom it is', () =>
    expect(named('any ballet for my daughter')).toEqual(['12-12 Seal ballet', '12-13 Seal ballet']));
});
