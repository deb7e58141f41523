import type { TownEvent } from '#libs/contracts';
import { findMentions } from './find-overlaps';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Polar plunge', ...at('2027-01-01', '12:00', '13:00'), location: 'Otter Lake' },
  {
    name: 'Winter break: no school',
    date: '2026-12-21',
    organization: 'Riverton Schools',
    description: 'Classes resume Monday.',
  },
  { name: 'Public skating', ...at('2026-11-22', '13:00', '15:00'), description: 'Skate rental $4.' },
  { name: 'Town board', ...at('2026-12-08', '18:00', '20:00'), description: 'Hearing on short-term rentals.' },
  { name: 'Water shut off: Cedar Street', ...at('2026-12-09', '08:00', '12:00'), location: 'Cedar Street' },
  {
    name: 'Lighting of the Green',
    ...at('2026-11-27', '17:30', '19:00'),
    description: 'The switch of the old spruce is thrown at six.',
  },
  { name: 'Food box pickup', ...at('2026-11-21', '10:00', '14:00'), location: 'Grange Hall' },
  { name: 'Rabies clinic', ...at('2027-01-09', '10:00', '12:00'), organization: 'Riverton Humane Society' },
  { name: 'Electric light parade', ...at('2026-12-05', '18:00', '19:00'), location: 'Mill Green' },
  { name: 'Art walk', ...at('2026-12-04', '17:00', '20:00'), location: 'Mill Street' },
  { name: 'Story time', ...at('2026-12-03', '10:00', '11:00'), location: 'Riverton Library' },
  { name: 'Quiet hour', ...at('2026-12-20', '16:00', '17:00'), description: 'A quiet hour of candles.' },
  { name: 'Cheese tasting', ...at('2026-12-18', '18:00', '20:00'), location: 'Mill Green' },
  { name: 'Library closed', date: '2026-11-26', organization: 'Riverton Library', description: 'The book drop stays open.' },
];

const TOWN = townOf(EVENTS);

describe('A word with another sense', () => {
  it.each<[string, RegExp]>([
    ['cold and flu clinic', /Polar/],
    ['ski jump', /Polar/],
    ['bungee jump', /Polar/],
    ['is the road freezing', /Polar/],
    ['chip and dip contest', /Polar/],
    ['anybody hiring', /Winter break/],
    ['anything about airbnbs', /skating/],
    ['christmas tree lot hours', /Cedar Street/],
    ['is the drop off day tomorrow still happening', /^It is on/],
    ['where do i get a flu shot', /Rabies/],
    ['covid shots', /Rabies/],
    ['is the electricity out', /parade/],
    ['is there a walk in clinic', /Art walk/],
    ['where do i return books', /Story time/],
    ['is there a quilt show', /Quiet/],
    ['any chess lessons', /Cheese/],
  ])('is not found by it: %s', (question, other) => expect(askInTurn([question], TOWN)).not.toMatch(other));

  it.each<[string, string]>([
    ['who does the jump in the frozen lake', '01-01 Polar plunge'],
    ['when is the cold water dip', '01-01 Polar plunge'],
    ['when do they light the tree', '11-27 Lighting of the Green'],
    ['shots for my dog', '01-09 Rabies clinic'],
    ['my cat needs her shots', '01-09 Rabies clinic'],
    ['any dog shots', '01-09 Rabies clinic'],
    ['which meeting is about airbnbs', '12-08 Town board'],
    ['where do i return books', '11-26 Library closed'],
  ])('is found by the right one: %s', (question, name) => expect(namesIn(askInTurn([question], TOWN), EVENTS)).toContain(name));
});

describe('The one text that has a word of the question', () => {
  const { calendar } = townOf([
    { name: 'Lessons', ...at('2026-12-04', '19:30', '21:00'), description: 'Seats are not held.' },
    { name: 'Winter fest', ...at('2027-01-16', '11:00', '15:00'), description: 'Ice slide and chili cook-off.' },
  ]);
  const found = (text: string) => findMentions(calendar, text).map(({ entry }) => entry.event.name);

  it('is near if that is half of the question', () => expect(found('enter chili')).toEqual(['Winter fest']));
  it('is not near otherwise', () => expect(found('seats secret tea room')).toEqual([]));
});
