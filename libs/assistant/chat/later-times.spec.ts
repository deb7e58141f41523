import fc from 'fast-check';
import { addDays, type TownEvent, weekdayOf } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Fiddle Jam', ...at('2026-11-23', '19:00', '21:00'), location: 'Depot', description: 'Bring a fiddle.' },
  { name: 'Fiddle Jam', ...at('2026-11-30', '19:00', '21:00'), location: 'Depot', description: 'Bring a banjo.' },
  { name: 'Fiddle Jam', ...at('2026-12-12', '13:00', '15:00'), location: 'Depot', description: 'Outdoors.' },
  { name: 'Harbor Regatta', ...at('2026-12-05', '13:00', '16:00'), location: 'Pier' },
  { name: 'Pancake Breakfast', ...at('2026-12-05', '08:00', '10:00'), location: 'Fire Station' },
  { name: 'Oyster Supper', ...at('2026-12-05', '17:00', '19:00'), location: 'Grange' },
  { name: 'Open Hands', ...at('2026-11-21', '09:00', '11:00'), location: 'Chapel', description: 'Food pantry. No paperwork.' },
  { name: 'Open Hands', ...at('2026-12-19', '09:00', '11:00'), location: 'Chapel', description: 'Groceries for all.' },
  { name: 'Soup Lunch', ...at('2026-12-02', '12:00', '13:00'), location: 'Elks Lodge', description: 'Chowder. Rides available.' },
  { name: 'Soup Lunch', ...at('2026-12-09', '12:00', '13:00'), location: 'Elks Lodge', description: 'Lentils. Rides available.' },
  { name: 'Town Fair', date: '2026-11-27', endDate: '2026-11-29', location: 'Green' },
  { name: 'Plasma Donation', ...at('2026-12-03', '12:00', '17:00'), location: 'Elks Lodge' },
];

const TOWN = townOf(EVENTS);
const named = (turns: string): string[] => namesIn(askInTurn(turns.split(' / '), TOWN), EVENTS);

describe('Of what was told before', () => {
  it.each<[string, string[]]>([
    ['fiddle jam / cant this monday', ['11-30 Fiddle Jam', '12-12 Fiddle Jam']],
    ['when is the fiddle jam / i work monday', ['11-30 Fiddle Jam', '12-12 Fiddle Jam']],
    ["when is the fiddle jam / sorry, we can't make it", ['11-30 Fiddle Jam']],
    ["fiddle jam / i can't do mondays", ['12-12 Fiddle Jam']],
    ['fiddle jam / my wife can only come on saturdays', ['12-12 Fiddle Jam']],
    ['fiddle jam / i can only do afternoons', ['12-12 Fiddle Jam']],
    ["fiddle jam / we don't drive at night", ['12-12 Fiddle Jam']],
    ["fiddle jam / can't monday.. any on a saturday?", ['12-12 Fiddle Jam']],
    ['fiddle jam / evenings are no good', ['12-12 Fiddle Jam']],
  ])('a resident is told another date that suits her: %s', (turns, expected) => expect(named(turns)).toEqual(expected));

  it('what is not on the day that does not suit stays told, and of what is on it is said that there is no other', () => {
    const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
    const refusal = fc.constantFrom(
      'cant DAY',
      "i can't do DAY",
      'DAY is no good',
      'my husband works DAY',
      'cant DAYs',
      "DAYs don't work",
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(6), refusal, (away, weekday, words) => {
        const date = addDays('2026-11-20', away);
        const events = [{ name: 'Zorbing', ...at(date, '18:00', '19:00') }];
        const answer = askInTurn(['zorbing', words.replace('DAY', DAYS[weekday]!)], townOf(events));
        if (weekday === weekdayOf(date))
          expect(answer).toMatch(/^I find no “Zorbing” (?:that is not on \w+days|on another date)\.$/);
        else expect(answer).toMatch(/^\*\*Riverton\*\*: \[Zorbing\]|^\[Zorbing\]/);
      }),
    );
  });

  it.each<[string, string[]]>([
    ['town fair / cant friday', ['11-27 Town Fair']],
    ['whats on december 2 to 5 / cant saturday', ['12-02 Soup Lunch', '12-03 Plasma Donation']],
    ['whats on dec 5 / mornings are no good', ['12-05 Harbor Regatta', '12-05 Oyster Supper']],
  ])('what is left of it suits: %s', (turns, expected) => expect(named(turns)).toEqual(expected));

  it.each<[string, string[]]>([
    ['harbor regatta / where could we eat before that', ['12-05 Pancake Breakfast']],
    ['harbor regatta / somewhere to eat after', ['12-05 Oyster Supper']],
    ['harbor regatta / anything earlier that day', ['12-05 Pancake Breakfast']],
    ['oyster supper / is there anything earlier that day', ['12-05 Harbor Regatta', '12-05 Pancake Breakfast']],
  ])('the hours count: %s', (turns, expected) => expect(named(turns).sort()).toEqual(expected));

  it.each<[string, string[]]>([
    ['is there a food pantry this weekend / and when is it again after that', ['12-19 Open Hands']],
    ['soup lunch dec 2 / whats the food the week after', ['12-09 Soup Lunch']],
    ['when is the fiddle jam / ok when then', ['11-30 Fiddle Jam']],
    ['plasma donation / what else is at the elks lodge that week', ['12-02 Soup Lunch']],
  ])('the series and the place go on: %s', (turns, expected) => expect(named(turns)).toEqual(expected));

  it.each<[string, string[]]>([
    ['whats on dec 5 / i dont like regattas', ['12-05 Oyster Supper', '12-05 Pancake Breakfast']],
    ['harbor regatta / what else is going on then', ['12-05 Oyster Supper', '12-05 Pancake Breakfast']],
    ['whats on december 2 / too tired. december 3?', ['12-03 Plasma Donation']],
    ['harbor regatta / my husband would rather do plasma', ['12-03 Plasma Donation']],
    ['fiddle jam / my sister has two left hands', ['11-23 Fiddle Jam']],
    ['what is at the elks lodge in december / which one has lentils', ['12-09 Soup Lunch']],
  ])('something else is told, or what was meant: %s', (turns, expected) => expect(named(turns).sort()).toEqual(expected));

  it.each([
    'where is it again',
    'what time is it again?',
    'how much was it again',
    'sorry when was that again',
    'who runs it again',
  ])('it is told again: %s', (question) => expect(named(`soup lunch dec 2 / ${question}`)).toEqual(['12-02 Soup Lunch']));

  it('the rest of a list that was cut short is shown', () => {
    const many = Array.from({ length: 60 }, (_, nth) => ({
      name: `Show ${nth}`,
      ...at(`2026-12-${String(1 + (nth % 30)).padStart(2, '0')}`, '18:00', '19:00'),
    }));
    const town = townOf(many);
    const shown = namesIn(askInTurn(['whats on in december'], town), many);
    const rest = namesIn(askInTurn(['whats on in december', 'show me the rest'], town), many);
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.filter((one) => shown.includes(one))).toEqual([]);
  });

  it('a second thing that a resident says of herself is looked for, too', () => {
    expect(askInTurn(['soup lunch dec 2', "i'm 71 and don't drive"], TOWN)).toContain('Rides available');
  });
});
