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
    const paid = fc.constantFrom(
      ...['Adults $6.', 'Gates open at 5.', 'Tickets at the box office.', 'Tickets on GoFan.', 'Admission charged at the gate.'],
    );
    fc.assert(fc.property(gamesIn(GATED_SPORTS), (game) => expect(levelOf(game, 'free')).toBeUndefined()));
    fc.assert(
      fc.property(gamesIn(OPEN_SPORTS), paid, (game, description) =>
        expect(levelOf({ ...game, description }, 'free')).toBeUndefined(),
      ),
    );
  });

  it('is not called free where it is a final of many schools, or for those who pay to play', () => {
    const paid = [
      'State Championship',
      'District Final',
      'Playoffs',
      'Camp',
      'Lessons',
      'Clinic',
      'Golf Outing',
      'League',
      'Hit-a-thon',
      'Invitational',
      'Banquet',
      'Card Show',
      'Raffle',
    ];
    fc.assert(
      fc.property(OPEN_SPORTS, fc.constantFrom(...paid), (sport, kind) =>
        expect(levelOf({ organization: 'Larkin High School', name: `${sport} ${kind}` }, 'free')).toBeUndefined(),
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
  { organization: 'Hunger Table', location: 'Parish Hall', name: 'Food distribution', description: 'Bring a utility bill.' },
  { organization: 'Hill Food Bank', name: 'Produce share' },
  { organization: 'Larkin Recreation', location: 'Heron Park', name: 'Movie in the Park', description: 'Free popcorn.' },
  { organization: 'Town of Larkin', location: 'Town Hall', name: 'Public hearing: rental ordinance' },
  { name: 'Evening of song', description: 'A free-will offering is taken.' },
];

describe('an event without a price is probably free by its kind', () => {
  it('is not free where only members come in free', () => {
    for (const about of FREE_KINDS) {
      for (const description of ['Free for members.', 'Free admission for our members', 'Open to all, free to members']) {
        expect(levelOf({ ...about, description }, 'free')).toBeUndefined();
      }
    }
  });

  it.each(FREE_KINDS)('%j', (about) => expect(levelOf(about, 'free')).toBe('probably'));

  it('but never with a price', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FREE_KINDS), fc.integer({ min: 1, max: 90 }), (about, price) =>
        expect(levelOf({ ...about, price: `$${price}` }, 'free')).toBeUndefined(),
      ),
    );
  });
});

describe('an event at which an amount is decided about', () => {
  it('has no price, whatever the amount', () => {
    fc.assert(
      fc.property(
        TOWNS,
        fc.constantFrom('Public Hearing on Mooring Fees', 'Budget hearing', 'Special Election: Fire Bond', 'Library referendum'),
        fc.integer({ min: 1, max: 900 }),
        (town, name, amount) => {
          const description = `The rise from $${amount} to $${amount + 40} is decided.`;
          expect(levelOf({ organization: `Town of ${town}`, name, description }, 'free')).toBe('probably');
        },
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
    { organization: 'Grange', name: 'A Flea in Her Ear' },
    { organization: 'Oddities', name: 'Flea circus' },
    { organization: 'Horror Readers', name: 'The Bazaar of Bad Dreams' },
    { organization: 'Salt Lake City Band Project', name: 'New Year concert' },
    { organization: 'Zen Tea House', name: 'Flight of teas' },
    { organization: 'Larkin Elementary PTA', name: 'Parents night out' },
    { organization: 'Urgent Care', category: 'Health', name: 'Health clinic' },
    { organization: 'Larkin Vet', category: 'Animals', name: 'Vaccination clinic' },
    { organization: 'Orchard', name: 'Fall festival', description: 'Parking $10 a car.' },
    { organization: 'Orchard', name: 'Apple festival', description: 'Parking $10 includes entry.' },
    { organization: 'Orchard', name: 'Corn maze family day', description: 'Parking: $20 per vehicle.' },
    { organization: 'Grange', name: 'Open mic', description: 'Win a $50 basket. Five dollars at the door.' },
    { organization: 'Laugh House', name: 'Open mic', description: 'Two drink minimum.' },
    { organization: 'Kingdom', name: 'Craft fair', description: 'Ticketed.' },
    { organization: 'Grange', name: 'Craft fair', description: 'Tickets at the door.' },
    { organization: 'Bookshop', name: 'Book signing', description: 'A ticket is the book.' },
    { organization: 'Friends of the Library', location: 'Library', name: 'Book sale preview', description: 'Members only.' },
    { organization: 'Dance Academy', location: 'Palace Theater', name: 'Graduation recital' },
    { organization: 'Promoter', name: 'Rock concert at the High School stadium' },
    { organization: 'Larkin High School', name: 'Spring concert', description: 'Buy seats at example.org.' },
    { organization: 'Guild', location: 'Library', name: 'Pottery class', description: 'All classes are free with membership.' },
    { organization: 'Chamber', name: 'Job fair: exhibitor registration', description: 'Booths $150.' },
    { organization: 'Temple Beth', category: 'Faith', name: 'Bazaar: vendor registration deadline' },
  ])('%j', (about) => expect(levelOf(about, 'free')).toBeUndefined());

  it('nor by its kind when what is sold stands in its name too', () => {
    const kinds = fc.constantFrom(
      'Plant Sale',
      'Yard Sale',
      'Holiday Bazaar',
      'Craft Fair',
      'Graduation',
      'Flotilla',
      'Art Walk',
    );
    const more = fc.constantFrom(
      'Networking',
      'Small Business Saturday',
      'Gallery Night',
      'Beach Sweep',
      'Open Garden',
      'Adoption Day',
    );
    const sold = fc.constantFrom('Luncheon', 'Dinner', 'Gala', 'Cruise', 'Tasting', 'Bingo', 'Fundraiser', '5K', 'Shop and Sip');
    fc.assert(
      fc.property(fc.oneof(kinds, more), sold, (kind, sale) =>
        expect(levelOf({ organization: 'Larkin Circle', name: `${kind} ${sale}` }, 'free')).toBeUndefined(),
      ),
    );
  });
});

describe('a trait is not told by a word in another meaning', () => {
  it.each<[Trait, About]>([
    ['outdoors', { name: 'Robotics rodeo' }],
    ['outdoors', { name: 'Rodeo Drive: a fashion night' }],
    ['outdoors', { organization: 'Larkin Symphony', name: 'Marches of Sousa' }],
    ['outdoors', { name: 'Drawing series, March to May' }],
    ['outdoors', { name: 'Drawing in March and April' }],
    ['outdoors', { location: 'Planetarium', description: 'Look at the stars under the dome.' }],
    ['outdoors', { name: 'Meditation', description: 'Meet outside the main door, then we go in.' }],
    ['outdoors', { name: 'Reading', description: 'Explore outside your comfort zone.' }],
    ['teens', { name: 'Boy Scout Troop 12: an exhibit' }],
    ['teens', { organization: 'Girl Scouts', name: 'Scout Troop 8 meeting (K-5)' }],
    ['teens', { name: 'Honoring Scout Troop 44' }],
    ['teens', { organization: 'Boy Scout Troop 8', name: 'Committee meeting' }],
    ['teens', { organization: 'Boy Scout Troop 8', name: 'Adult leader meeting' }],
    ['teens', { name: 'Summer camp for adults at Larkin High School' }],
    ['teens', { organization: 'Larkin High School', name: 'Football camp for grades 1-5' }],
    ['teens', { organization: 'Larkin High School', name: 'Cheer camp (K-5)' }],
    ['teens', { organization: 'Larkin High School', name: 'Soccer clinic', description: 'Ages 4 to 8.' }],
    ['teens', { organization: 'Larkin High School', name: 'Flu clinic' }],
    ['children', { name: 'Coffee hour', description: 'For families looking after someone with dementia.' }],
    ['children', { name: 'Assembly', description: 'Veterans and their families are invited to coffee.' }],
    ['seniors', { name: 'Walking together', location: 'Senior Center', description: 'For adults who have lost a friend.' }],
    ['registration', { name: 'Chair yoga', description: 'No need to register.' }],
    ['seniors', { name: 'Tree chipping', description: 'Curbside pickup for seniors on request.' }],
    ['outdoors', { name: 'Cookie walk', location: 'Undercroft' }],
    ['outdoors', { name: 'Craft fair', location: 'Oak Elementary' }],
    ['outdoors', { name: 'Live music', location: 'Iron Dock Brewing' }],
    ['teens', { name: 'Tree lighting', description: 'Middle school chorus sings; cocoa.' }],
    ['teens', { name: 'Coat drive', description: 'We need sizes for boys 12 to 16.' }],
    ['teens', { name: 'Coat drive', description: 'Boys 11 to 17 get coats.' }],
    ['teens', { name: 'Road race', description: 'Age groups: boys 11-15, men 16-39.' }],
    ['seniors', { name: 'Talk on heat', description: 'Temperatures of sixty and over.' }],
    ['seniors', { name: 'Bowling', description: 'Averages fifty and over play first.' }],
    ['seniors', { name: 'Health talk', description: 'Half of people over the age of 65 fall.' }],
    ['seniors', { name: 'Skiing', description: 'Free for skiers over age 65.' }],
    ['seniors', { name: 'Flu shots', description: 'A high dose for those over age 65.' }],
    ['seniors', { name: 'Shredding day with AARP' }],
    ['registration', { name: 'Planning board: new appointments to the commission' }],
    ['registration', { name: 'Appointment with Death', description: 'A play with period appointments.' }],
    ['registration', { name: 'Story time', description: 'Appointments for tech help are on Monday.' }],
    ['registration', { name: 'Blood drive', description: 'Appointments are encouraged.' }],
    ['registration', { name: 'Lecture', description: 'Limited to 100 people by the fire code.' }],
    ['registration', { name: 'Voter registration' }],
    ['registration', { name: 'Dog registration' }],
    ['registration', { name: 'Car registration help' }],
    ['registration', { name: 'Sign up genius tutorial' }],
    ['registration', { name: 'Road trip: the film' }],
    ['registration', { name: 'Boat race', description: 'Watch from the pier.' }],
    ['registration', { name: 'Hike', description: 'Limit 12 dogs.' }],
    ['registration', { name: 'Recycling day', description: 'Limit of 10 tires per household.' }],
    ['registration', { name: 'Hearing', description: 'The speed limit of 25 mph.' }],
    ['registration', { name: 'Concert', description: 'Songs from six places.' }],
    ['registration', { name: 'Farm market', description: 'Parking has 200 spots behind.' }],
    ['registration', { name: 'Pancakes', description: 'Tickets online or at the door.' }],
    ['registration', { name: 'Class of 1986 reunion', price: '$15' }],
    ['registration', { name: 'Yoga class', price: '$5' }],
    ['registration', { name: 'Tour', description: 'Call ahead for groups of ten or more.' }],
    ['registration', { name: 'Farm stand', description: 'Call ahead to be sure we have eggs.' }],
    ['registration', { name: 'Barn dance', description: 'Call for a time your band can play.' }],
    ['registration', { name: 'Fish fry', description: 'Reserve your plate or walk in.' }],
    ['registration', { name: 'Movie', description: 'Reserve a chair for $5 or bring your own.' }],
    ['registration', { name: 'Tax talk', description: 'Read https://irs.gov/registration/help first.' }],
    ['registration', { name: 'News', description: 'Sign in at https://lib.org/rsvp if you want a card.' }],
    ['registration', { name: 'Concert', description: 'For our emails go to https://lib.org/rsvp .' }],
    ['registration', { name: 'Parade', description: 'Marchers: https://example.org/registration' }],
    ['registration', { name: 'Concert', description: 'Bands who want to play: https://example.org/registration' }],
    ['online', { name: 'Story time', description: 'You cannot join Zoom for this one.' }],
    ['children', { name: 'Elementary Italian' }],
    ['children', { name: 'Polls open: Oak Elementary' }],
    ['children', { name: 'Ride of Oak Elementary alumni' }],
    ['children', { name: 'Farewell to the Youth Programs Director' }],
    ['children', { name: 'Youth Theater benefit' }],
    ['children', { name: 'Zumba at Lincoln Elementary' }],
    ['children', { name: 'Fire prevention code seminar' }],
  ])('%s: %j', (trait, about) => expect(levelOf(about, trait)).toBeUndefined());
});

describe('a trait is still told', () => {
  it.each<[Trait, About, string]>([
    ['seniors', { description: 'Coin collecting for seniors.' }, 'says so'],
    ['seniors', { description: 'Bring bags to the lunch for seniors.' }, 'says so'],
    ['seniors', { description: 'Letters of the war, a talk for seniors.' }, 'says so'],
    ['seniors', { description: 'Lunch for seniors, parking is free.' }, 'says so'],
    ['seniors', { description: 'Bingo for those sixty and over.' }, 'says so'],
    ['teens', { organization: 'Larkin Middle School', name: 'Band practice' }, 'probably'],
    ['teens', { organization: 'Larkin High School', name: 'Jazz band rehearsal' }, 'probably'],
    ['teens', { name: 'Anime club and dinner', location: 'Teen lounge' }, 'probably'],
    ['teens', { name: 'Scout Troop 77' }, 'probably'],
    ['outdoors', { name: 'Story walk', location: 'Mill Pond trail', description: 'Register in the library.' }, 'probably'],
    ['outdoors', { name: 'Ranch rodeo' }, 'probably'],
    ['outdoors', { name: 'March to the courthouse' }, 'probably'],
    ['outdoors', { name: 'Class of 2027 graduates', description: 'In the gym if it storms.' }, 'probably'],
    ['outdoors', { name: 'Turkey shoot', location: 'Badger Butte Gun Range' }, 'probably'],
    [
      'free',
      { organization: 'Larkin School District', name: 'Commencement – Class of 2027', description: 'Six tickets each.' },
      'probably',
    ],
    ['free', { organization: 'Larkin Irrigation District', name: 'Irrigation District Board' }, 'probably'],
    ['children', { name: 'Skating', description: 'Open ice for all ages.' }, 'says so'],
    ['children', { name: 'Countdown', description: 'A kids’ noise-maker parade at nine.' }, 'says so'],
    [
      'teens',
      { organization: 'Larkin Schools', name: 'FAFSA night', description: 'Counselors help seniors and parents.' },
      'probably',
    ],
    ['outdoors', { name: 'Observance', location: 'Town common' }, 'probably'],
    ['outdoors', { name: 'Ruins', description: 'A guided walk; sturdy shoes required.' }, 'probably'],
    ['free', { organization: 'Hill Food Bank', name: 'Mobile food pantry', description: 'One box per family.' }, 'probably'],
    ['free', { name: 'Holiday parade', description: 'Bands. Float entries due November 30, $25.' }, 'probably'],
    ['free', { name: 'Rink opening day', price: 'Free, skate rental $5' }, 'says so'],
    ['outdoors', { name: 'Martin Luther King Day march', location: 'Zion Church, hall' }, 'probably'],
    ['outdoors', { name: 'Winter Farmers Market', location: 'Train Station Lot' }, 'probably'],
    ['free', { organization: 'Yacht Club', category: 'Government', name: 'Boat race' }, 'probably'],
    [
      'free',
      { organization: 'Paws Rescue', name: 'Pet adoption day', description: 'Adoption fee $75 includes shots.' },
      'probably',
    ],
    ['free', { organization: 'Larkin High School', name: 'District cross country meet' }, 'probably'],
    ['registration', { name: 'Mushroom talk', description: 'Limited to fifteen people.' }, 'probably'],
    ['children', { name: 'Oak Elementary spring sing' }, 'probably'],
    ['registration', { name: 'Painting', description: 'Only eight places.' }, 'probably'],
    ['registration', { description: 'Register: https://example.org/register/talk-12' }, 'says so'],
    ['registration', { description: 'Location: https://zoom.us/webinar/register/WN_FxYlh' }, 'says so'],
    ['registration', { description: 'Tickets are required; meet the performers.' }, 'says so'],
    ['registration', { name: 'Office hours', description: 'Appointments: 3 and 4 pm.' }, 'probably'],
    ['registration', { name: 'Office hours', description: 'Appointments 11:15 and 12:15.' }, 'probably'],
    ['free', { organization: 'Larkin University', name: 'Dance Moms watch party' }, 'probably'],
    ['free', { organization: 'Larkin University', name: 'Sip & Paint' }, 'probably'],
  ])('%s: %j', (trait, about, level) => expect(levelOf(about, trait)).toBe(level));
});

describe('an event is outdoors by where it is', () => {
  const event = fc.constantFrom('Carols', 'Lantern lighting', 'Community supper');
  const nature = fc.constantFrom('Creek', 'River', 'Lake', 'Meadow', 'Pond', 'Forest');

  it('but not in a house that is named after nature, or in a town that is', () => {
    const house = fc.constantFrom('Community Center', 'Medical Center', 'Clinic', 'Church', 'Grange Hall', 'Public Library');
    fc.assert(
      fc.property(event, nature, house, TOWNS, (name, word, building, town) => {
        expect(levelOf({ name, location: `${town} ${word} ${building}` }, 'outdoors')).toBeUndefined();
        expect(levelOf({ name, location: `${building} of ${town} ${word}` }, 'outdoors')).toBeUndefined();
        expect(levelOf({ name: `${town} ${word} Job Fair` }, 'outdoors')).toBeUndefined();
        expect(levelOf({ name, location: `${town} ${word}` }, 'outdoors')).toBe('probably');
      }),
    );
  });

  it('also on the grounds of a house', () => {
    const grounds = fc.constantFrom(
      'Student Center Quad',
      'Recreation Center Patio',
      'Campus, Student Center, Quad',
      'Medical Center lawn',
    );
    fc.assert(fc.property(event, grounds, (name, location) => expect(levelOf({ name, location }, 'outdoors')).toBe('probably')));
  });

  it('also on the square of a town', () => {
    const square = fc.constantFrom('Court Square', 'Town Square', 'Courthouse lawn', 'Village Square');
    fc.assert(fc.property(event, square, (name, location) => expect(levelOf({ name, location }, 'outdoors')).toBe('probably')));
  });

  it('and not where nobody walks, or where one signs up, shops or looks at art', () => {
    const indoors = fc.constantFrom<About>(
      { name: 'Walk-In Flu Shots', location: 'Health Department' },
      { name: 'Spring Softball Sign-Ups', location: 'Recreation Center' },
      { name: 'Winter Farmers Market', location: 'Grange Barn' },
      { name: 'Gallery Walk', location: 'Main Street galleries' },
      { name: 'Parade Street Closings', location: 'College Street' },
    );
    fc.assert(fc.property(indoors, (about) => expect(levelOf(about, 'outdoors')).toBeUndefined()));
  });
});

describe('an event needs registration by how its tickets are sold', () => {
  it('ahead, not at the door', () => {
    const ahead = fc.constantFrom(
      'Buy tickets ahead at the front desk, none at the door.',
      'Tickets $10 online only.',
      'Tickets on sale from January 11.',
      'Call 555-0177 for a slot.',
    );
    fc.assert(fc.property(ahead, (description) => expect(levelOf({ description }, 'registration')).toBe('probably')));
    expect(levelOf({ description: 'Tickets on sale at the door.' }, 'registration')).toBeUndefined();
  });
});

describe('an event needs registration where a place has to be saved', () => {
  it.each(['Call 555-0177 to save a spot.', 'Text Ann to hold your seat.', 'Tickets by December 9 at the desk.', 'Sold out.'])(
    '%s',
    (description) => expect(levelOf({ name: 'Luncheon', description }, 'registration')).toBe('probably'),
  );

  it.each(['Fried cod and slaw until sold out.', 'Call us to hear more.', 'Tickets bought at the door.'])(
    'but not by: %s',
    (description) => expect(levelOf({ name: 'Luncheon', description }, 'registration')).toBeUndefined(),
  );
});

describe('an event is online where it is streamed', () => {
  it('but not where it is shown on cable', () => {
    expect(levelOf({ description: 'Budget hearing. Streamed online.' }, 'online')).toBe('probably');
    expect(levelOf({ description: 'Budget hearing. Watch live on cable 22.' }, 'online')).toBeUndefined();
  });
});
