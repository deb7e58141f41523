import fc from 'fast-check';
import { addDays } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const NAMES = ['Zorbing', 'Quorl', 'Fennimore', 'Glimmer', 'Bocce', 'Tabla', 'Kayaking', 'Lantern'];

/** Each day has several classes, and one of them an event of its own. */
const DAYS = Array.from({ length: 31 }, (_, nth) => addDays('2026-12-01', nth));
const CLASSES = DAYS.flatMap((date) => ['Pilates', 'Sudoku', 'Origami'].map((name) => ({ name, ...at(date, '08:00', '09:00') })));

const asked = fc.record({ name: fc.constantFrom(...NAMES), date: fc.constantFrom(...DAYS) });

describe('After a list that is cut short', () => {
  it('one that it only counted is found', () => {
    fc.assert(
      fc.property(asked, fc.constantFrom('the X one', 'is there a X one'), ({ name, date }, form) => {
        const all = [
          ...CLASSES,
          { name: `${name} for all`, ...at(date, '07:00', '07:30') },
          { name, ...at(date, '19:00', '20:00') },
        ];
        const answer = askInTurn(['whats on in december', form.replace('X', name.toLowerCase())], townOf(all));
        expect(namesIn(answer, all)).toEqual(expect.arrayContaining([`${date.slice(5)} ${name}`]));
      }),
      { numRuns: 40 },
    );
  });

  it('what is free is asked of all of it', () => {
    fc.assert(
      fc.property(asked, ({ name, date }) => {
        const all = [
          ...CLASSES,
          { name, price: 'Free', ...at(date, '19:00', '20:00') },
          { name: 'Judo', price: 'Free', ...at(date, '21:00', '22:00') },
        ];
        for (const question of ['the free ones', 'which are free'])
          expect(namesIn(askInTurn(['whats on in december', question], townOf(all)), all)).toEqual(
            expect.arrayContaining([`${date.slice(5)} ${name}`, `${date.slice(5)} Judo`]),
          );
      }),
      { numRuns: 40 },
    );
  });
});
