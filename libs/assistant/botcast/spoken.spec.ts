import fc from 'fast-check';
import { addDays } from '#libs/contracts';
import { toCardinalWords, toOrdinalWords } from './spoken-number';
import { toSpokenPlace, toSpokenText } from './spoken-text';
import { toSpokenDay, toSpokenHeading, toSpokenTime } from './spoken-time';

describe('A time said aloud', () => {
  it.each([
    [0, 'midnight'],
    [5, 'twelve oh five at night'],
    [8 * 60, 'eight in the morning'],
    [12 * 60, 'noon'],
    [12 * 60 + 15, 'twelve fifteen in the afternoon'],
    [16 * 60 + 59, 'four fifty-nine in the afternoon'],
    [19 * 60 + 30, 'seven thirty in the evening'],
    [23 * 60 + 40, 'eleven forty at night'],
  ])('%s minutes after midnight is %s', (minutes, said) => expect(toSpokenTime(minutes)).toBe(said));

  it('is another one for every minute of the day', () =>
    expect(new Set(Array.from({ length: 24 * 60 }, (_, minutes) => toSpokenTime(minutes))).size).toBe(24 * 60));
});

describe('A day said aloud', () => {
  it('is a weekday, a month and which day of it', () => {
    expect(toSpokenDay('2026-11-20')).toBe('Friday, November twentieth');
    expect(toSpokenHeading('2026-11-21', '2026-11-20')).toBe('Tomorrow, Saturday, November twenty-first');
    expect(toSpokenHeading('2027-01-01', '2026-12-31')).toBe('Tomorrow, Friday, January first');
    expect(toSpokenHeading('2026-11-22', '2026-11-20')).toBe('On Sunday, November twenty-second');
  });

  it('is another one for each of a year', () =>
    expect(new Set(Array.from({ length: 365 }, (_, away) => toSpokenDay(addDays('2026-01-01', away)))).size).toBe(365));

  it.each([
    [3, 'three', 'third'],
    [5, 'five', 'fifth'],
    [9, 'nine', 'ninth'],
    [12, 'twelve', 'twelfth'],
    [20, 'twenty', 'twentieth'],
    [31, 'thirty-one', 'thirty-first'],
  ])('%s is %s and %s', (number, one, first) => expect([toCardinalWords(number), toOrdinalWords(number)]).toEqual([one, first]));
});

describe('A name said aloud', () => {
  it.each([
    ['St. Matthew Lutheran Church', 'Saint Matthew Lutheran Church'],
    ['Church St', 'Church Street'],
    ['Church St Fair of St. Mary', 'Church Street Fair of Saint Mary'],
    ['Ready? Go! Run.', 'Ready, Go, Run'],
    ['40 E Main St.', '40 East Main Street'],
    ['Arts/Crafts w/ Dr. Ames & friends', 'Arts and Crafts with Doctor Ames and friends'],
    ['Lunch @ Town Hall ($5)', 'Lunch at Town Hall, 5 dollars'],
    ['**FREE** _yoga_ <b>now</b>', 'FREE yoga b now b'],
    ['Rehearsal: https://zoom.example/j/1?pwd=x', 'Rehearsal'],
    ['Write to clerk@moorestown.example', 'Write to'],
    ['Grades K-5, ages 5–10', 'Grades K to 5, ages 5 to 10'],
    ['Café “Zoë” 🎉🎉!!', 'Café Zoë'],
    ['Storytime (with bears) today', 'Storytime, with bears, today'],
    ['Twp Council Mtg #3', 'Township Council Meeting number 3'],
    ['One\nname\tonly', 'One name only'],
    [
      'Fall play: You Can’t Take It with You, performed by the High School Drama Club with the pit orchestra',
      "Fall play, You Can't Take It with You",
    ],
    [`${'Very '.repeat(16)}long name of the school`, `${'Very '.repeat(16)}long name`],
    ['', ''],
  ])('%j is %j', (written, said) => expect(toSpokenText(written)).toBe(said));

  it('is cut between two words where it is long', () => {
    const said = toSpokenText('Once upon a time '.repeat(20));
    expect(said.length).toBeLessThanOrEqual(90);
    expect(said).toMatch(/(Once|upon|a|time)$/);
    expect(toSpokenText('x'.repeat(300)).length).toBeLessThanOrEqual(90);
  });

  it('is one sentence, whatever signs stand in it', () =>
    fc.assert(
      fc.property(fc.constantFrom(...'.!?:'), fc.string({ unit: 'grapheme', maxLength: 3 }), (stop, signs) =>
        expect(toSpokenText(`Bees${stop}${signs}一`)).not.toMatch(/[.!?:]\s/),
      ),
    ));

  it('is of a place without its street', () => expect(toSpokenPlace('Court House, 12 Elm St, Moorestown')).toBe('Court House'));
});
