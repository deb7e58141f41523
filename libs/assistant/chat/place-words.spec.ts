import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

describe('A word that only names a place', () => {
  const events: readonly Partial<TownEvent>[] = [
    { name: 'Tree recycling', ...at('2027-01-09', '09:00', '15:00'), location: 'Rodeo Grounds' },
    { name: 'Mayor and Aldermen', ...at('2026-12-08', '18:30', '20:00'), location: 'Borough Hall, council chamber' },
    { name: 'Decoy carving', ...at('2026-12-12', '09:00', '15:00'), location: 'Assay Museum' },
  ];
  const ask = (question: string) => askInTurn([question], townOf(events));

  it.each(['when is the rodeo', 'rodeo', 'is there a rodeo'])('is no event: %s', (question) =>
    expect(ask(question)).toMatch(/^I find nothing/),
  );

  it.each([
    ["what's on at the rodeo grounds", '01-09 Tree recycling'],
    ['museum', '12-12 Decoy carving'],
    ['when is the next council meeting', '12-08 Mayor and Aldermen'],
  ])('finds what is there: %s', (question, name) => expect(namesIn(ask(question), events)).toEqual([name]));
});

it.each(['libary', 'libray', 'librrary'])('the name of a place is understood as it is misspelled: %s', (word) => {
  const events = [{ name: 'Library closes at 2', ...at('2026-11-25', '14:00', '19:00'), organization: 'Riverton Library' }];
  for (const question of [`is the ${word} open wednesday`, `is the ${word} open late wednesday`])
    expect([question, namesIn(askInTurn([question], townOf(events)), events)]).toEqual([question, ['11-25 Library closes at 2']]);
});

it('the name of a place keeps its spelling in the answer', () => {
  for (const name of ['Depot Museum', 'Mill Street Theatre'])
    expect(
      askInTurn(
        [`what is at the ${name} tomorrow`],
        townOf([{ name: 'Quilts', ...at('2026-11-22', '10:00', '16:00'), location: name }]),
      ),
    ).toContain(`“${name}”`);
});

describe('A place is found by what it is called for short', () => {
  const events: readonly Partial<TownEvent>[] = [
    { name: 'Fish fry', ...at('2026-11-27', '11:00', '18:00'), location: 'St. Stanislaus Church Hall' },
    { name: 'Fish fry', ...at('2026-12-04', '11:00', '18:00'), location: 'Elks Lodge' },
    { name: 'Bingo', ...at('2026-11-24', '18:00', '20:00'), organization: 'Saint Joseph Parish' },
    { name: 'Bingo', ...at('2026-11-25', '18:00', '20:00'), organization: 'Elks Lodge' },
    { name: 'Gamelan', ...at('2026-12-01', '19:00', '21:00'), organization: 'Otter Valley University', location: 'Hall 3' },
    { name: 'Gamelan', ...at('2026-12-02', '19:00', '21:00'), location: 'Depot' },
  ];

  it.each<[string, string[]]>([
    ['fish fry at st stans', ['11-27 Fish fry']],
    ["fish fry at St. Stan's", ['11-27 Fish fry']],
    ['bingo at st joes', ['11-24 Bingo']],
    ['bingo at saint josephs', ['11-24 Bingo']],
    ['gamelan at ovu', ['12-01 Gamelan']],
    ['gamelan at OVU in december', ['12-01 Gamelan']],
  ])('%s', (question, names) => expect(namesIn(askInTurn([question], townOf(events)), events)).toEqual(names));

  it('unless two saints may be meant', () => {
    const both = [...events, { name: 'Bake sale', date: '2026-12-05', location: 'St. Stanwick Chapel' }];
    expect(namesIn(askInTurn(['fish fry at st stans'], townOf(both)), both)).toContain('12-04 Fish fry');
  });
});
