import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Canal lowered', date: '2026-11-16', endDate: '2026-12-04', description: 'The footpath is closed between the mills.' },
  { name: 'Heron walk', ...at('2026-11-27', '10:00', '12:00'), location: 'Footpath trailhead' },
  { name: 'The Lantern', ...at('2026-11-21', '19:00', '21:00'), location: 'High School', description: 'A play in two acts.' },
  { name: 'The Lantern', ...at('2026-11-22', '14:00', '16:00'), location: 'High School', description: 'A play in two acts.' },
  { name: 'Holly fair', ...at('2026-11-21', '09:00', '14:00'), location: 'Grange Hall', description: 'Wreaths and jams.' },
  { name: 'Health fair', ...at('2026-11-23', '09:00', '14:00'), location: 'Rec Center' },
  { name: 'Story time', ...at('2026-12-03', '10:30', '11:15'), location: 'Library', description: 'Stories and a craft.' },
  { ...at('2026-12-10', '10:30', '11:15'), name: 'Story time', location: 'Library', status: 'cancelled' },
  { name: 'Story time', ...at('2026-12-17', '10:30', '11:15'), location: 'Library', description: 'Stories and a craft.' },
  { name: 'Lego club', ...at('2026-11-21', '14:00', '15:30'), location: 'Library', description: 'Ages 5 to 10.' },
  { name: 'Lego club', ...at('2026-12-05', '14:00', '15:30'), location: 'Library', description: 'Ages 5 to 10.' },
  { name: 'Winter market', ...at('2026-11-21', '10:00', '13:00'), location: 'Old Mill' },
  { name: 'Winter market', ...at('2026-12-05', '10:00', '13:00'), location: 'Old Mill' },
  { name: 'Bonfire on the common', ...at('2026-12-06', '17:00', '18:00'), location: 'Town common' },
  { name: 'Tree sale', ...at('2026-11-27', '10:00', '19:00'), location: 'Town common' },
  { name: 'Tree collection', date: '2027-01-04' },
  { name: 'A Christmas Carol', ...at('2026-12-11', '19:30', '21:30'), organization: 'Bobbin Playhouse', location: 'Playhouse' },
  { name: 'Band concert', ...at('2026-12-16', '19:00', '20:00'), organization: 'Riverton High School' },
  { name: 'Select Board meeting', ...at('2026-11-23', '18:30', '21:00'), organization: 'Riverton' },
  { name: 'Annual Town Meeting', ...at('2027-05-03', '19:00', '22:00'), organization: 'Riverton' },
  { name: 'No school: winter recess', date: '2026-12-24', endDate: '2027-01-01', organization: 'Riverton Public Schools' },
  { name: 'No school: spring vacation', date: '2027-04-19', endDate: '2027-04-23', organization: 'Riverton Public Schools' },
];

const TOWN = townOf(EVENTS);

const named = (turns: string): string[] => namesIn(askInTurn(turns.split(' / '), TOWN), EVENTS);

describe('A kind of events', () => {
  it.each<[string, string[]]>([
    ['any craft fairs before christmas', ['11-21 Holly fair']],
    ['craft fairs', ['11-21 Holly fair']],
    ['is there a play this weekend / when is the last show', ['11-22 The Lantern']],
    ['when is town meeting', ['05-03 Annual Town Meeting']],
    ['where can we buy a tree', ['11-27 Tree sale']],
    ['any holiday concerts', ['12-16 Band concert']],
    ['is the footpath open', ['11-16 Canal lowered']],
    ["what's on saturday / what time is the lego thing", ['11-21 Lego club']],
    ['when is the next winter market / is it still on the common', ['11-21 Winter market']],
    ['whens the next story time / and the week after that', ['12-10 Story time']],
    ['whens the next story time / and the following week', ['12-10 Story time']],
  ])('%s', (turns, names) => expect(named(turns)).toEqual(names));

  const SEASONS = { christmas: '12-24', winter: '12-24', holiday: '12-24', spring: '04-19' } as const;

  it.each(Object.entries(SEASONS))('a break by any name: %s', (season, day) => {
    for (const name of ['break', 'recess', 'vacation'])
      for (const lead of ['when is', 'when does school get out for', 'when do the kids get out for', 'when does'])
        expect([`${lead} ${season} ${name}`, named(`${lead} ${season} ${name}${lead === 'when does' ? ' start' : ''}`)]).toEqual([
          `${lead} ${season} ${name}`,
          [expect.stringContaining(`${day} No school`)],
        ]);
  });
});
