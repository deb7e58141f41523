import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Blood drive', ...at('2026-11-20', '10:00', '15:00'), location: 'Rec Center' },
  { name: 'Blood drive', ...at('2026-12-07', '13:00', '18:00'), location: 'Grange Hall' },
  { name: 'Choir practice', ...at('2026-11-23', '10:00', '11:00') },
  { name: 'Otter supper', ...at('2026-11-23', '18:30', '20:00') },
  { name: 'Story time', ...at('2026-11-24', '10:00', '11:00'), location: 'Library' },
  { name: 'Story time', ...at('2026-12-01', '10:00', '11:00'), location: 'Library' },
  { name: 'Story time', ...at('2027-01-05', '10:00', '11:00'), location: 'Library' },
  { name: 'Turkey Trot 5K', ...at('2026-11-26', '08:00', '10:00') },
  { name: 'Bell jog', ...at('2026-12-19', '17:00', '18:00'), description: 'A 5K in costume.' },
  { name: 'Live music: The Otters', ...at('2026-11-20', '20:00', '23:00'), location: 'Tide Tavern' },
  { name: 'Live music: The Herons', ...at('2026-11-28', '20:00', '23:00'), location: 'Tide Tavern' },
  { name: 'Auditions: The Lantern', ...at('2026-12-14', '18:30', '21:00'), location: 'Playhouse' },
  { name: 'The Lantern', ...at('2027-02-19', '19:30', '22:00'), location: 'Playhouse' },
  { name: 'Pine Road closed for drainage work', date: '2026-11-16', endDate: '2026-12-11' },
  { name: 'Plant sale', ...at('2026-11-21', '08:00', '12:00'), location: 'Pavilion', address: '55 Pine Road' },
  { name: 'Flood advisory', date: '2026-11-24', description: 'Low spots on Creek Lane may flood.' },
  { name: 'Otter walk', ...at('2026-11-21', '15:00', '16:00'), location: 'Otter Creek landing', address: '900 Creek Lane' },
  { name: 'Otter count', ...at('2026-12-19', '06:30', '09:00'), location: 'Otter Creek marsh' },
  { name: 'Planning board', ...at('2026-12-01', '17:00', '18:30'), description: 'Site plan: Otter Creek townhomes, 48 units.' },
  { name: 'Chorus holiday concert', ...at('2026-12-15', '18:30', '20:00'), organization: 'Riverton High School' },
  { name: 'Band winter concert', ...at('2026-12-10', '19:00', '20:00'), organization: 'Riverton Middle School' },
  { name: 'Candle concert', ...at('2026-12-13', '17:00', '18:00'), organization: 'Trinity Church' },
  { name: 'Enrollment help', ...at('2026-11-30', '13:00', '16:00'), location: 'Library', description: 'Bring your card.' },
  { name: 'Passport fair', ...at('2027-03-06', '10:00', '13:00'), location: 'Town Hall' },
  { name: 'Film on the green', ...at('2026-12-11', '17:30', '19:30'), category: 'Family', description: 'Bring blankets.' },
  {
    name: 'Wrecks of the bay',
    ...at('2026-12-11', '18:00', '20:00'),
    location: 'Museum',
    description: 'Adults $6, ages 6-17 $3, under 6 free.',
  },
];

const TOWN = townOf(EVENTS);

const named = (turns: string): string[] => namesIn(askInTurn(turns.split(' / '), TOWN), EVENTS);

describe('A stranger asks', () => {
  it.each<[string, string[]]>([
    ['is there a blood drive today / i work til 5, when is the next one', ['12-07 Blood drive']],
    ['we dont get off till 5, anything on monday', ['11-23 Otter supper']],
    ['story time next week / ok the week after then', ['12-01 Story time']],
    ['story time next week / the following week maybe', ['12-01 Story time']],
    ['when is story time / and when does it start back up after the holidays', ['01-05 Story time']],
    ['when is story time / when does it start again after christmas', ['01-05 Story time']],
    ['when does story time start up again after winter break', ['01-05 Story time']],
    ['any 5ks coming up', ['11-26 Turkey Trot 5K', '12-19 Bell jog']],
    ["we're away until the 25th, any 5ks after that", ['11-26 Turkey Trot 5K', '12-19 Bell jog']],
    ['live music at the tavern / is there an afternoon one', ['11-20 Live music: The Otters']],
    ['blood drive / cant do mornings, is there an afternoon one', ['11-20 Blood drive', '12-07 Blood drive']],
    ['story time in december / when does it start again in january', ['01-05 Story time']],
    ['any live music this weekend', ['11-20 Live music: The Otters']],
    ['is the plant sale this weekend', ['11-21 Plant sale']],
    ['when are tryouts for the lantern / and when is the show', ['02-19 The Lantern']],
    ['is pine road still closed', ['11-16 Pine Road closed for drainage work']],
    ['is creek lane still flooded', ['11-24 Flood advisory']],
    ['what meeting do i go to about the townhomes on otter creek', ['12-01 Planning board']],
    ['what holiday concerts do the schools have', ['12-15 Chorus holiday concert', '12-10 Band winter concert']],
    ['how do i renew my library card', []],
    ['how do i frobnicate a sale', []],
    ['how do i get a passport', ['03-06 Passport fair']],
    ['how do i reserve a room at the library', []],
    ['is there anything for families the night of dec 11', ['12-11 Film on the green']],
  ])('%s', (turns, names) => expect(named(turns)).toEqual(names));

  const FREE_AGAIN = ['i work', "i'm busy", 'we have class', "i don't get off work", "we can't get there", 'im in school'];

  it.each(FREE_AGAIN)('what comes after she is free: %s until five', (lead) => {
    for (const until of ['til 5', 'until 5pm', 'till 5:00 pm'])
      for (const link of [', ', ' so ', ' and '])
        expect(named(`${lead} ${until}${link}is there anything on monday`)).toEqual(['11-23 Otter supper']);
  });
});
