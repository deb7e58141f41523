import fc from 'fast-check';
import type { TownEvent } from '#libs/contracts';
import { TRAITS, type Trait } from '#libs/contracts/filters';
import { classifyEvent, traitsOf } from './classify-event';

const event = (about: Partial<TownEvent>): TownEvent => ({
  ...{ id: 1, name: 'Gathering', organization: 'Ashgrove Circle', category: 'Social', date: '2026-11-20', time: '' },
  ...{ status: 'confirmed', ...about },
});

const levelOf = (about: Partial<TownEvent>, trait: Trait, ofOrganization = '') => {
  const reason = classifyEvent(event(about), ofOrganization)[trait];
  return reason && (reason.level ?? 'says so');
};

describe('what an event is', () => {
  it.each<[Trait, Partial<TownEvent>]>([
    ['free', { description: 'Admission is free.' }],
    ['children', { name: 'Story time for toddlers' }],
    ['teens', { categories: ['Teen Services'] }],
    ['teens', { name: 'Anime club (ages 12 - 18)' }],
    ['seniors', { description: 'Lunch and cards for seniors.' }],
    ['seniors', { name: 'Strength class (55+)' }],
    ['outdoors', { description: 'Rain or shine.' }],
    ['teens', { description: 'Three hundred games. Teens and adults.' }],
    ['registration', { description: 'Appointments first; walk-ins when there is room.' }],
    ['free', { name: 'Complimentary toddler class' }],
    ['children', { name: 'Christmas Eve family Mass' }],
    ['children', { name: 'Parent and me swim', description: 'Ages 6 months and older with a parent.' }],
    ['children', { name: 'Candlelight tour', location: 'Buckman Tavern', categories: ['Families'] }],
    ['online', { location: 'Zoom' }],
    ['online', { description: 'Join: https://us02web.zoom.us/j/123' }],
    ['registration', { description: 'Registration is required.' }],
    ['registration', { description: 'Please RSVP by Friday.' }],
    ['registration', { description: 'Sign up at 856-555-0100.' }],
    ['registration', { description: 'Location: https://larkin.edu/register/?id=24' }],
    ['registration', { description: 'Call ahead. Half an hour each.' }],
    ['teens', { description: 'Designed for boys in grades 5–8.' }],
    ['teens', { description: 'New scouts, boys and girls 11 to 17, can come any Monday.' }],
    ['seniors', { description: 'A group of women, roughly over the age of 65.' }],
    ['seniors', { description: 'Beans for markers. Sixty and over.' }],
    ['accessible', { description: 'The hall is wheelchair accessible.' }],
    ['accessible', { description: 'ASL interpreted.' }],
    ['spanish', { name: 'Hora de cuentos en español' }],
    ['spanish', { description: 'A bilingual English/Spanish reading.' }],
  ])('is %s where it says so: %j', (trait, about) => expect(levelOf(about, trait)).toBe('says so'));

  it.each<[Trait, Partial<TownEvent>]>([
    ['free', { organization: 'Larkin Public Library', name: 'Knitting circle' }],
    ['free', { organization: 'Borough of Larkin', category: 'Government', name: 'Planning Board' }],
    ['free', { organization: 'Grace Lutheran Church', category: 'Faith', name: 'Evening prayer' }],
    ['children', { organization: 'Cub Scouts of Larkin', name: 'Den night' }],
    ['children', { location: 'Children’s room', name: 'Paper boats' }],
    ['teens', { subOrganization: 'Larkin High School', name: 'Varsity soccer tryouts' }],
    ['seniors', { name: 'Chair yoga' }],
    ['outdoors', { location: 'Mill Pond Park', name: 'Picnic' }],
    ['online', { description: 'The service is live streamed.' }],
    ['online', { description: 'Streamed on the district channel.' }],
    ['children', { organization: 'Lincoln Elementary PTA', name: 'Princess breakfast' }],
    [
      'registration',
      { organization: 'Adult School', name: 'Public speaking', description: 'Learn to speak with confidence. Enroll online.' },
    ],
    ['outdoors', { name: 'Polar plunge', location: 'Larkin pier' }],
    ['outdoors', { name: 'Easter sunrise service', location: 'The dunes' }],
    ['outdoors', { name: 'Open play', location: 'Pinecone pickleball courts' }],
    ['registration', { name: 'Summer art camp' }],
    ['registration', { name: 'Frog pond club (sold out)' }],
    ['registration', { name: 'Little League sign-ups' }],
    ['registration', { name: 'Quarterfinal', description: 'Tickets online only.' }],
    ['registration', { name: 'Encaustic workshop', price: '$85' }],
    ['registration', { name: 'Mushroom walk', description: 'Limited to fifteen.' }],
    ['teens', { organization: 'Scout Troop 77', name: 'Troop meeting' }],
    ['teens', { organization: 'Grace Lutheran Church', name: 'Confirmation class', description: 'Seventh and eighth grade.' }],
    ['teens', { organization: 'Grace Lutheran Church', name: 'Youth pizza' }],
    ['seniors', { name: 'AARP meeting' }],
    ['online', { location: 'Community room and Zoom', name: 'Library board' }],
    ['online', { description: 'Streaming Video: https://example.org/watch' }],
    ['outdoors', { name: 'Beach sweep' }],
    ['outdoors', { name: 'Graduation', location: 'Wolf Stadium', description: 'In the gym if it storms.' }],
    ['outdoors', { name: 'Sandy Point', categories: ['Bird Walk'] }],
    ['children', { name: 'Lincoln Elementary winter program' }],
    ['children', { name: 'Gingerbread workshop', description: 'Kids under 8 must have an adult.' }],
  ])('is probably %s by its evidence: %j', (trait, about) => expect(levelOf(about, trait)).toBe('probably'));

  it.each<[Trait, Partial<TownEvent>]>([
    ['free', { organization: 'Larkin Public Library', name: 'Watercolors', description: 'Materials: $12.' }],
    ['free', { organization: 'Larkin Public Library', name: 'Watercolors', price: '12' }],
    ['free', { organization: 'Larkin Public Library', name: 'Library closed' }],
    ['free', { description: 'Free parking. Feel free to bring gluten-free snacks.' }],
    ['free', { description: 'Free with admission.' }],
    ['children', { location: 'Children’s room', name: 'Adults only: trivia' }],
    ['children', { organization: 'Cub Scouts of Larkin', name: 'Committee meeting' }],
    ['children', { name: 'Comedy night', description: '21+. Kids stay at home.' }],
    ['teens', { organization: 'Larkin University', name: 'Women’s soccer' }],
    ['teens', { name: 'Holiday market', description: 'From the high school to the docks.' }],
    ['teens', { name: 'Tree planting', description: 'Ages 12 to 15 must be accompanied.' }],
    ['children', { name: 'Flu shots', description: 'Ages 6 months and up.' }],
    ['children', { name: 'Pie contest', description: 'Grades 6 to 12.' }],
    ['children', { name: 'Scout meeting', description: 'Boys and girls ages 11 to 17.' }],
    ['children', { name: 'Commencement', description: 'Tickets for families; rain site the gym.' }],
    ['children', { name: 'Velvet Foxes', location: 'Larkin Brewery', categories: ['Kids & Families'] }],
    ['children', { organization: 'Cub Scout Pack 9', name: 'Pancake breakfast' }],
    ['registration', { name: 'School board', description: 'Sign up to speak by noon.' }],
    ['registration', { name: 'Flotilla', description: 'Skippers register by December 1.' }],
    ['registration', { name: 'Open mic', description: 'Five minutes each, sign up at the counter.' }],
    ['registration', { name: 'Open mic', description: 'Sign-up at 6:30, ten minutes each.' }],
    ['registration', { name: 'Story time', description: 'To stay informed, sign up for one or all of our eNewsletters.' }],
    ['registration', { name: 'Torah study', description: 'Click here to join the Zoom.' }],
    ['teens', { organization: 'Larkin High School', name: 'Winter band concert' }],
    ['teens', { organization: 'Larkin High School', name: 'Graduation' }],
    ['teens', { organization: 'Larkin High School', subOrganization: 'Drama club', name: 'Into the Woods' }],
    ['teens', { organization: 'Scout Troop 77', name: 'Pancake breakfast' }],
    ['teens', { organization: 'Scout Troop 77', name: 'Chili cook-off' }],
    ['registration', { name: 'Spring cleanup', description: 'Bring tires (limit 4).' }],
    [
      'teens',
      { name: 'Trail work', description: 'Ages 15 and above require a signature; teenagers cannot just be dropped off.' },
    ],
    ['children', { name: 'Turkey Trot', description: '5K on the boulevard and a one-mile fun run.' }],
    ['seniors', { name: 'Volunteer day', description: 'Assemble bags and write letters for seniors.' }],
    ['seniors', { name: 'Worship', description: 'There is a small parking lot for seniors.' }],
    ['seniors', { name: 'Flag retirement ceremony' }],
    ['seniors', { name: 'Financial aid night', description: 'Help for seniors and their parents.' }],
    ['teens', { organization: 'Larkin High School', name: 'Holiday bazaar' }],
    ['teens', { name: 'Beach cleanup', description: 'Service hours signed.' }],
    ['children', { organization: 'Boy Scout Troop 58', name: 'Christmas tree lot' }],
    ['children', { name: 'Gem show', description: 'Azurite, malachite, and a wheel that children may spin.' }],
    ['registration', { name: 'Learn to sail open house' }],
    ['seniors', { name: 'Walk to Fight Alzheimer’s' }],
    ['outdoors', { name: 'College and career fair' }],
    ['outdoors', { name: 'Ribbon cutting', location: 'Sotol Coffee, Main Street' }],
    ['outdoors', { name: 'Pixar trivia', location: 'Deal Lake Bar + Co.' }],
    ['outdoors', { name: 'Sign making for the rally', location: 'Grange hall' }],
    ['free', { name: 'Art of wine', description: 'Your ticket includes complimentary tastings from five wineries.' }],
    ['free', { name: 'Class', description: 'Members enjoy complimentary classes.' }],
    ['teens', { name: 'Ski night', description: 'Discounted rates for juniors, seniors and military.' }],
    ['teens', { name: 'Adult improv', description: 'Not for teens and adults under 21.' }],
    ['outdoors', { name: 'Lecture: Winslow Homer', description: 'Outdoors, he painted fast.' }],
    ['outdoors', { name: 'Ship talk', description: 'A stevedore spent his life on the dock.' }],
    ['outdoors', { name: 'Blessing of the Fleet dinner', location: 'Elks Lodge' }],
    ['outdoors', { name: 'Regatta committee meeting', location: 'Yacht Club' }],
    ['outdoors', { name: 'Polar plunge information night', location: 'Elks Lodge' }],
    ['outdoors', { name: 'Drive-through tax prep', location: 'Library' }],
    ['outdoors', { name: 'Trivia night', location: 'The Pier' }],
    ['outdoors', { name: 'Open mic', location: 'The Loading Dock' }],
    ['outdoors', { name: 'Clinic', location: 'YMCA Pickleball Courts' }],
    ['online', { name: 'The Met: Live in HD', description: 'Streamed live from New York onto our big screen.' }],
    ['online', { name: 'Acoustic night', description: 'Her songs have been streamed more than a million times.' }],
    ['seniors', { name: 'Senior prom' }],
    ['seniors', { description: 'Tickets $10, $8 for seniors.' }],
    ['outdoors', { location: 'Library meeting room', name: 'Trail talk' }],
    ['online', { name: 'Online safety for parents', location: 'Gym' }],
    ['registration', { description: 'No registration required. Just sign up for our newsletter.' }],
    ['registration', { description: 'Registration is recommended.' }],
    ['accessible', { description: 'The tower is not wheelchair accessible.' }],
    ['spanish', { name: 'Beginner Spanish class' }],
  ])('is not %s where there is evidence against it: %j', (trait, about) => expect(levelOf(about, trait)).toBeUndefined());

  it('is free where its organization says so of everything', () => {
    expect(classifyEvent(event({ name: 'Beekeeping' }), 'Talks and walks. Everything is free.').free).toEqual({
      saidIn: 'organization',
      words: 'Everything is free',
      level: 'probably',
    });
    expect(levelOf({ name: 'Beekeeping', description: 'Cost: $5' }, 'free', 'Everything is free.')).toBeUndefined();
  });

  it('is of a resident’s own event only what its words say', () => {
    const own = { organization: 'My Events', isUserCreated: 'true' } as const;
    expect(classifyEvent(event({ ...own, name: 'Walk in the woods with mom' }))).toEqual({});
    expect(levelOf({ ...own, name: 'Free concert' }, 'free')).toBe('says so');
  });

  it('is what the server sent, if it sent something', () =>
    expect(traitsOf(event({ name: 'Free concert', traits: {} }))).toEqual({}));

  const words = fc.constantFrom(
    'free',
    '$5',
    'kids',
    'adults',
    'zoom',
    'park',
    'library',
    'teens',
    '12-18',
    'sign up',
    '55+',
    '(',
    '“',
    '\n',
  );
  const texts = fc.array(words, { maxLength: 10 }).map((parts) => parts.join(' '));

  it('never is free where a price stands, and always has a reason that is written somewhere', () => {
    fc.assert(
      fc.property(texts, texts, texts, (name, description, location) => {
        const traits = classifyEvent(event({ name, description, location }));
        if (/\$5/.test(`${name} ${description}`)) expect(traits.free).toBeUndefined();
        for (const trait of TRAITS) if (traits[trait]) expect(traits[trait].words).not.toBe('');
      }),
    );
  });

  it('is the same again, and of any text without an error', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const about = { name: text, description: text, location: text };
        expect(classifyEvent(event(about))).toEqual(classifyEvent(event(about)));
      }),
    );
  });
});
