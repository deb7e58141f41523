import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Boys basketball vs. Norwood', ...at('2026-11-24', '19:00', '21:00'), location: 'High School gym' },
  { name: 'Youth basketball registration closes', date: '2026-11-30', description: '$45, or $55 after today.' },
  { name: 'Pottery workshop', ...at('2026-12-05', '10:00', '12:00'), description: 'Register by December 1.' },
  { name: 'Christmas tree pickup', date: '2027-01-04', endDate: '2027-01-08', description: 'At the curb by 7. No lights.' },
  { name: 'Winter parking rules begin', date: '2026-12-01', description: 'Odd-even parking on all streets overnight.' },
  { name: 'Band concert in the park', ...at('2026-12-06', '14:00', '16:00'), location: 'Mill Park' },
  { name: 'Trash pickup moves to Friday', date: '2026-11-27', description: 'No collection on Thanksgiving.' },
  { name: 'A Winter Tale', ...at('2026-12-11', '19:00', '21:00'), description: 'ASL interpreted.' },
  { name: 'A Winter Tale', ...at('2026-12-19', '19:00', '21:00') },
  { name: "Parents' night out", ...at('2026-12-18', '17:30', '20:30'), description: 'A movie and pizza while you shop.' },
  { name: 'Otter College final exams', date: '2026-12-14', endDate: '2026-12-18', organization: 'Otter College' },
  { name: 'Womens basketball vs. Sewell', ...at('2026-12-20', '18:00', '20:00'), organization: 'Otter College' },
  { name: 'Council election', ...at('2027-02-02', '07:00', '20:00'), location: 'Armory', description: 'Districts 1 to 4.' },
  { name: 'Council session', ...at('2026-12-15', '19:00', '21:00'), description: 'Hearing on the short-term rental ordinance.' },
  { name: 'Polar plunge', ...at('2027-01-01', '12:00', '13:00'), location: 'Town beach' },
  { name: 'Turkey trot 5K', ...at('2026-11-26', '08:00', '10:00'), location: 'Otter Lake', description: 'Once around.' },
  { name: 'Financial aid evening', ...at('2026-12-03', '18:00', '20:00'), description: 'FAFSA forms, line by line.' },
];

const TOWN = townOf(EVENTS);

const named = (turns: string): string[] => namesIn(askInTurn(turns.split(' / '), TOWN), EVENTS);

describe('What is done with a thing', () => {
  it.each<[string, string]>([
    ['when is basketball signup due', '11-30 Youth basketball registration closes'],
    ['can i still sign my 5th grader up for basketball', '11-30 Youth basketball registration closes'],
    ['how do i register for basketball / how much if im late', '11-30 Youth basketball registration closes'],
    ['do i have to sign up for the pottery workshop', '12-05 Pottery workshop'],
    ['where do i drop my christmas tree', '01-04 Christmas tree pickup'],
    ['where can we take our old tree', '01-04 Christmas tree pickup'],
    ['what side of the street do i park on in december', '12-01 Winter parking rules begin'],
    ['anything at mill park', '12-06 Band concert in the park'],
    ['what happens to my trash on thanksgiving', '11-27 Trash pickup moves to Friday'],
    ['whats the last night of the winter tale', '12-19 A Winter Tale'],
    ['is the winter tale in sign language', '12-11 A Winter Tale'],
    ['somewhere to drop the kids off on a friday night', "12-18 Parents' night out"],
    ['babysitting so i can go christmas shopping', "12-18 Parents' night out"],
    ['how much is the college game', '12-20 Womens basketball vs. Sewell'],
    ['does my district vote on feb 2', '02-02 Council election'],
    ['which meeting is about vrbos', '12-15 Council session'],
    ['jump in the freezing lake', '01-01 Polar plunge'],
    ['how far is the turkey trot', '11-26 Turkey trot 5K'],
    ['when does the turkey trot start and where do i park', '11-26 Turkey trot 5K'],
    ['is the pottery workshop sold out', '12-05 Pottery workshop'],
    ['help filling out the fafsa', '12-03 Financial aid evening'],
  ])('%s', (turns, name) => expect(named(turns)[0]).toBe(name));
});
