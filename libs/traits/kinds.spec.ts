import fc from 'fast-check';
import type { TownEvent } from '#libs/contracts';
import type { Trait } from '#libs/contracts/filters';
import { classifyEvent } from './classify-event';

type About = Partial<TownEvent>;

const event = (about: About): TownEvent => ({
  ...{ id: 1, name: 'Gathering', organization: 'Ashgrove Circle', category: 'Social', date: '2026-11-20', time: '' },
  ...{ status: 'confirmed', ...about },
});

const levelOf = (about: About, trait: Trait) => {
  const reason = classifyEvent(event(about))[trait];
  return reason && (reason.level ?? 'says so');
};

const TOWNS = fc.constantFrom('Larkin', 'Mesquite Flats', 'Salal Harbor', 'Saint Aubin', 'Port Vance');
const SCHOOLS = fc.constantFrom('High School', 'Middle School', 'Public Schools');
const TEAMS = fc.constantFrom('Varsity', 'JV', 'Freshman', 'Girls Varsity', 'Boys JV');
const OPEN_SPORTS = fc.constantFrom('Baseball', 'Softball', 'Tennis', 'Track', 'Cross Country', 'Lacrosse');
const GATED_SPORTS = fc.constantFrom('Football', 'Basketball', 'Wrestling', 'Hockey');
const RIVALS = fc.constantFrom(' vs. ', ' @ ', ' against ');

type GameNouns = Readonly<{ town: string; rival: string; school: string; team: string; sport: string; against: string }>;

const gameOf = ({ town, rival, school, team, sport, against }: GameNouns): About => ({
  ...{ organization: `${town} ${school}`, category: 'Sports', name: `${town} ${team} ${sport}${against}${rival}` },
});

const gamesIn = (sport: fc.Arbitrary<string>) =>
  fc.record({ town: TOWNS, rival: TOWNS, school: SCHOOLS, team: TEAMS, sport, against: RIVALS }).map(gameOf);

describe('a game of a school', () => {
  it('is for the town, not for teenagers, and tryouts are for them', () => {
    fc.assert(
      fc.property(gamesIn(fc.oneof(OPEN_SPORTS, GATED_SPORTS)), (game) => expect(levelOf(game, 'teens')).toBeUndefined()),
    );
    fc.assert(
      fc.property(TOWNS, TEAMS, OPEN_SPORTS, (town, team, sport) =>
        expect(levelOf({ organization: `${town} High School`, name: `${team} ${sport} tryouts` }, 'teens')).toBe('probably'),
      ),
    );
  });

  it('is probably free where the sport is played without a gate and no price is written', () => {
    fc.assert(fc.property(gamesIn(OPEN_SPORTS), (game) => expect(levelOf(game, 'free')).toBe('probably')));
  });

  it('is not called free where there is a gate, tickets or a price', () => {
    const paid = fc.constantFrom('Adults $6.', 'Gates open at 5.', 'Tickets at the box office.');
    fc.assert(fc.property(gamesIn(GATED_SPORTS), (game) => expect(levelOf(game, 'free')).toBeUndefined()));
    fc.assert(
      fc.property(gamesIn(OPEN_SPORTS), paid, (game, description) =>
        expect(levelOf({ ...game, description }, 'free')).toBeUndefined(),
      ),
    );
  });
});

/** No price is written, and such events are practically always free in any town. */
const FREE_KINDS: readonly About[] = [
  { organization: 'Larkin Elementary School', name: 'Winter sing' },
  { organization: 'Larkin Elementary PTA', name: 'Third grade music program' },
  { organization: 'Larkin High School', name: 'Spring band concert' },
  { organization: 'Larkin School District', name: 'FAFSA night' },
  { organization: 'Larkin High School', name: 'Graduation', description: 'Tickets for the gym only if it rains.' },
  { organization: 'Larkin Community Band', name: 'Autumn concert' },
  { organization: 'Chamber of Commerce', name: 'Small Business Saturday' },
  { organization: 'Copper Kettle Brewing', location: 'Taproom', name: 'Watch party: Giants at Eagles' },
  { organization: 'Copper Kettle Brewery', location: 'Copper Kettle Brewery', name: 'Open mic night' },
  { organization: 'Copper Kettle Brewery', location: 'Copper Kettle Brewery', name: 'Art closing: Ann Lee' },
  { organization: 'Meetup: Larkin Coders', name: 'Hangout & Networking', description: 'Food is available to purchase.' },
  { organization: 'Meetup: Larkin Coders', name: 'Monthly presentation', description: 'You may get a parking ticket.' },
  { organization: 'Meetup: Hill Hikers', name: 'Anniversary hike', description: 'See https://example.org/membership/ for us.' },
  { organization: 'Grange', name: 'Rummage sale' },
  { organization: 'Garden Club', name: 'Plant sale', description: 'Cash only.' },
  { organization: 'Chamber of Commerce', name: 'Small Business Saturday', description: 'Six stamps may win a $250 basket.' },
  { organization: 'Yacht Club', name: 'Lighted boat parade', description: 'Best from the pier. Boats $25.' },
  { organization: 'Paws Rescue', name: 'Pet adoption day', description: 'Adoption fee $75.' },
  { organization: 'Friends of the Depot', name: 'Book sale', description: 'Hardcovers $2, puzzles 50 cents. $5 a bag.' },
  { organization: 'Market House', name: 'Winter market', description: 'Roots, eggs and bread.' },
  { organization: 'Old Depot', name: 'Larkin Flea' },
  { organization: 'Shore Keepers', name: 'Beach sweep' },
  { organization: 'Iglesia San Isidro', category: 'Faith', name: 'Misa de domingo' },
  { organization: 'County Extension', name: 'Plant clinic' },
  { organization: 'Mill Studio', location: 'Leach Gallery', name: 'Good works (exhibition)' },
  { name: 'March for peace' },
  { name: 'Evening of song', description: 'A free-will offering is taken.' },
];

describe('an event without a price is probably free by its kind', () => {
  it.each(FREE_KINDS)('%j', (about) => expect(levelOf(about, 'free')).toBe('probably'));

  it('but never with a price', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FREE_KINDS), fc.integer({ min: 1, max: 90 }), (about, price) =>
        expect(levelOf({ ...about, price: `$${price}` }, 'free')).toBeUndefined(),
      ),
    );
  });
});

describe('an event is not called free by a word that stands by chance', () => {
  it.each<About>([
    { organization: 'Larkin Public Library', name: 'Mah Jongg', description: 'This is a paid Adult School class.' },
    { organization: 'Larkin News', name: 'Special Screening: Tokyo Story', location: 'The Palace' },
    { organization: 'Larkin Singers', name: 'Oratorio Society (Assembly Room)' },
    { organization: 'Larkin News', name: 'Ales and rails', location: 'Depot', description: 'At the Memorial Stadium.' },
    { organization: 'Rangers', name: 'Garden party at the Lee Memorial Rose Gardens' },
    { organization: 'Arts Council of Larkin', category: 'Arts', name: 'Larkin Film Festival' },
    { organization: 'Larkin County Parks', category: 'Government', name: 'Cherry Blossom Bike Race' },
    { organization: 'Larkin County Parks', category: 'Government', name: 'Forest club (sold out)' },
    { organization: 'Larkin College', name: 'New Member Education' },
    { organization: 'School of Rock', name: 'Spring concert' },
    { organization: 'Golf Academy', name: 'Junior golf clinic' },
    { organization: 'Larkin School District', category: 'Education', name: 'First day of school' },
    { organization: 'County of Larkin', category: 'Government', name: 'Outdoor siren test' },
    { organization: 'Larkin Hub', name: 'Evening of music, March 14' },
    { organization: 'Grange', name: 'Book sale', description: 'Early birds $5, hardcovers $2.' },
    { organization: 'Grange', name: 'Rummage sale', description: 'Admission $1.' },
    { organization: 'Grange', name: 'Plant sale', description: '$3; under twelve free.' },
    { organization: 'Grange', name: 'Craft fair', description: 'Soup until it is gone. $3.' },
  ])('%j', (about) => expect(levelOf(about, 'free')).toBeUndefined());
});
