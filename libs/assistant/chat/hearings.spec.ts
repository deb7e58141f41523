import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Town Board', ...at('2026-11-10', '18:00', '20:00'), description: 'Parking meters on Mill Street, first reading.' },
  { name: 'Town Board', ...at('2026-12-08', '18:00', '20:00'), description: 'Vote on the parking meters.' },
  { name: 'Zoning Commission', ...at('2026-12-02', '18:00', '20:00'), description: 'Hearing on 90 homes at Otter Pond.' },
  { name: 'School Committee', ...at('2026-12-10', '18:00', '20:00'), description: 'Later start of the bell. Public comment.' },
  { ...at('2026-12-01', '18:00', '20:00'), name: 'Town Board', status: 'cancelled', description: 'Parking.' },
  {
    name: 'Homes for the holidays',
    ...at('2026-12-05', '10:00', '15:00'),
    description: 'A tour of eight houses, parking at Grange.',
  },
  { name: 'Otter count', ...at('2026-12-05', '07:00', '09:00'), location: 'Otter Pond' },
  { name: 'State election', ...at('2026-11-03', '07:00', '20:00') },
];

const TOWN = townOf(EVENTS);
const named = (turns: string): string[] => namesIn(askInTurn(turns.split(' / '), TOWN), EVENTS);

const BOARD = ['12-08 Town Board'];
const ZONING = ['12-02 Zoning Commission'];

describe('Who wants a say', () => {
  it.each<[string, string[]]>([
    ['where do i complain about the parking meters', BOARD],
    ['when do they vote on the meters', BOARD],
    ['those meters are a rip-off, where can we gripe about them', BOARD],
    ['when can people weigh in on the new homes', ZONING],
    ['i want to protest against the houses by otter pond', ZONING],
    ['when are they deciding on the bell / can the public speak', ['12-10 School Committee']],
    ['where can i complain to the town about the homes at otter pond', ZONING],
  ])('is led to the meeting that is about it: %s', (asked, expected) => expect(named(asked)).toEqual(expected));

  it('is led to none that is not about it', () =>
    expect(named('where do i complain about the seagulls').filter((name) => /Board|Commission|Committee/.test(name))).toEqual(
      [],
    ));
});
