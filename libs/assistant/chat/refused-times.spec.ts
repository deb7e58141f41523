import fc from 'fast-check';
import { type TownEvent, weekdayOf } from '#libs/contracts';
import { askInTurn, at, townOf } from './testing/invented-town';

/** Each with its hour, for a test of what is refused. */
type Timed = Readonly<{ name: string; date: string; hour: number }>;

const TIMED: readonly Timed[] = [
  ...[
    ['Quorl', '2026-11-20', 19],
    ['Quorl', '2026-11-24', 10],
    ['Quorl', '2026-12-01', 19],
    ['Quorl', '2026-12-05', 14],
    ['Polka', '2026-11-20', 20],
    ['Chowder', '2026-11-20', 17],
    ['Puppets for kids', '2026-11-21', 10],
    ['Clay for kids', '2026-11-21', 14],
    ['Carols for kids', '2026-11-22', 16],
    ['Rugby', '2026-11-21', 19],
    ['Rugby', '2026-11-25', 19],
    ['Vespers', '2026-11-22', 18],
  ].map(([name, date, hour]) => ({ name, date, hour }) as Timed),
];

const EVENTS: readonly Partial<TownEvent>[] = TIMED.map(({ name, date, hour }) => ({
  name,
  ...at(date, `${hour}:00`, `${hour}:50`),
}));
const TOWN = townOf(EVENTS);

const idsIn = (answer: string): Timed[] => [
  ...new Set([...answer.matchAll(/\]\(\/event\/(\d+)\)/g)].map(([, id]) => TIMED[Number(id) - 1]!)),
];

const eventsAfter = (...turns: string[]): Timed[] => idsIn(askInTurn(turns, TOWN));

const SATURDAY = '2026-11-21';

/** What a resident says, and whether it refuses an event. */
const REFUSED: readonly (readonly [string, (one: Timed) => boolean])[] = [
  ['tonight', ({ date, hour }) => date === '2026-11-20' && hour >= 17],
  ['saturday', ({ date }) => date === SATURDAY],
  ['sunday', ({ date }) => date === '2026-11-22'],
  ['tuesdays', ({ date }) => weekdayOf(date) === 2],
  ['saturdays', ({ date }) => weekdayOf(date) === 6],
  ['weekends', ({ date }) => [0, 6].includes(weekdayOf(date))],
  ['mornings', ({ hour }) => hour < 12],
  ['afternoons', ({ hour }) => hour >= 12 && hour < 17],
  ['evenings', ({ hour }) => hour >= 17],
  ['at 7pm', ({ hour }) => hour === 19],
  ['at 2', ({ hour }) => hour === 14],
];

const SENTENCES = [
  'cant TIME',
  "i can't TIME",
  "sorry, we can't do TIME",
  'TIME dont work',
  "TIME doesn't work for us",
  'im busy TIME',
  'cant TIME, anything else?',
];

const QUESTIONS = [
  'whats on tonight',
  'whats on this weekend',
  'kids stuff this weekend',
  'whats on saturday',
  'quorl',
  'rugby',
  'when is polka',
];

describe('A time at which a resident cannot come', () => {
  it('has none of the events that are told then, and each of those before that are not at that time stays possible', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...QUESTIONS),
        fc.constantFrom(...SENTENCES),
        fc.constantFrom(...REFUSED),
        (question, sentence, [time, isRefused]) => {
          const before = eventsAfter(question);
          const told = eventsAfter(question, sentence.replace('TIME', time));
          expect(told.filter(isRefused)).toEqual([]);
          if (before.some(isRefused)) expect(told).toEqual(expect.arrayContaining(before.filter((one) => !isRefused(one))));
        },
      ),
      { examples: [['kids stuff this weekend', 'cant TIME, anything else?', REFUSED.find(([time]) => time === 'weekends')!]] },
    );
  });
});

describe('A day refused with a reason', () => {
  it.each([
    'i have a wedding',
    'we have rugby',
    "i've got clay class",
    'my mother in law is coming over',
    'because i work late',
    'we go to vespers',
  ])('needs no mark before it, and the reason is no search: %s', (reason) => {
    for (const question of ['whats on this weekend', 'kids stuff this weekend']) {
      expect(eventsAfter(question, `not saturday ${reason}`)).toEqual(eventsAfter(question, 'not saturday'));
      expect(eventsAfter(question, `not saturday ${reason} what about sunday`).map(({ date }) => date)).toContain('2026-11-22');
    }
  });
});

describe('Whom a time does not suit', () => {
  it.each(['too late for the kids, anything saturday', 'too late for our grandbabies, what about saturday'])(
    'is for whom another time is asked: %s',
    (turn) => expect(eventsAfter('whats on tonight', turn)).toEqual(eventsAfter('anything for kids saturday')),
  );

  it('is nobody of whom the calendar says nothing', () =>
    expect(eventsAfter('whats on tonight', 'too late for us, anything saturday')).toEqual(eventsAfter('anything saturday')));
});

describe('The only date of an event, refused', () => {
  it.each(['Rain date Sunday.', 'A new date will be announced.', 'The market reopens in May.'])(
    'is told with what its text says of another: %s',
    (description) => {
      const town = townOf([{ name: 'Zorb *parade*', description, ...at(SATURDAY, '17:00', '18:00') }]);
      for (const refusal of ['cant saturday', 'saturday doesnt work']) {
        const answer = askInTurn(['when is the zorb parade', refusal], town);
        expect(answer).toContain('I find no “Zorb \\*parade\\*” on another date.');
        expect(answer).toContain(description);
      }
    },
  );
});
