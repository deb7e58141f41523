import { KNOWN } from '../../test/data/phrases';
import { parseQuickAdd } from './parse-quick-add';

const read = (...lines: readonly string[]) => {
  const { name, location, questions } = parseQuickAdd(lines.join('\n'), { ...KNOWN, places: [] });
  return { name, location, isAsked: questions.length > 0 };
};

const WHEN = 'Saturday, December 12, 2pm';
const VENUE = 'Wexford Community Church';

describe('A line that is a person', () => {
  it.each([
    ['Funeral', 'Tom Hall'],
    ['Celebration of Life', 'Margaret Church'],
    ['Author Visit', 'Nora B. Woods'],
    ['Piano Recital', 'Emma Park'],
    ['Speaker', 'Dr. Park'],
    ['Your appointment', 'Dr. Amy Field'],
    ['Meet the Candidate', 'Judge Mary Lane'],
  ])('is no place: %s, %s', (title, person) => {
    expect(read(title, person, WHEN)).toEqual({ name: `${title} ${person}`, location: null, isAsked: false });
    expect(read(title, person, WHEN, VENUE)).toEqual({ name: `${title} ${person}`, location: VENUE, isAsked: false });
    expect(read(title, WHEN, person).location).toBeNull();
  });

  it.each(['Grace Church', 'Lincoln Park', 'St. Margaret Church', 'Tom Hall Community Center', 'Dr. King Elementary'])(
    'is not that of a place: %s',
    (place) => {
      expect(read('Pancake Breakfast', place, WHEN)).toMatchObject({ name: 'Pancake Breakfast', location: place });
    },
  );
});

describe('A line behind one that says what it is', () => {
  it.each([
    ['Sponsored by', 'Elks Lodge'],
    ['Hosted by the', 'Wexford Grange Hall'],
    ['Music by', 'Mill Creek'],
    ['Contact', 'Wexford Library'],
    ['Rain location:', 'High School Gym'],
    ['Afterparty', 'Joe’s Pub'],
    ['Parking', 'Wexford High School'],
    ['Tickets at', 'Wexford Library'],
    ['Fundraiser for', 'Wexford Fire Company'],
    ['In memory of', 'Pastor Ray Hill'],
  ])('is no venue: %s, %s', (label, other) => {
    expect(read('Comedy Night', WHEN, label, other)).toEqual({ name: 'Comedy Night', location: null, isAsked: false });
    expect(read('Comedy Night', WHEN, VENUE, label, other)).toEqual({ name: 'Comedy Night', location: VENUE, isAsked: false });
  });

  it.each([
    ['Story Hour', 'Presented by', 'Wexford Library'],
    ['Spaghetti Supper', 'Benefit for', 'Wexford Fire Company'],
    ['Concert', 'In memory of', 'Margaret Church'],
  ])('belongs to the name ahead of the day: %s', (...lines) => {
    expect(read(...lines, WHEN)).toEqual({ name: lines.join(' '), location: null, isAsked: false });
  });

  it('is one of several sponsors', () => {
    expect(read('Comedy Night', WHEN, 'Sponsors:', 'Walmart', 'Home Depot', 'Elks Lodge')).toMatchObject({
      location: null,
      isAsked: false,
    });
  });

  it('is what a hearing is about', () => {
    expect(read('Public Hearing', 'New Fire Station', WHEN)).toMatchObject({
      name: 'Public Hearing New Fire Station',
      location: null,
    });
    expect(read('Public Hearing', 'Wexford Fire Station', WHEN).location).toBe('Wexford Fire Station');
  });

  it.each(['Stop by', 'All are welcome', 'Afterparty'])('is the venue where the line says nothing of it: %s', (first) => {
    expect(read(first, VENUE, WHEN).location).toBe(VENUE);
  });
});

describe('A line behind one that says that something is read or shown', () => {
  it.each([
    ['Book Club', 'The Paris Library'],
    ['Book Discussion', 'The Glass Hotel'],
  ])('is its title: %s, %s', (title, work) => {
    expect(read(title, work, WHEN)).toEqual({ name: `${title} ${work}`, location: null, isAsked: false });
  });

  it.each([
    ['Book Club', 'Mansfield Park'],
    ['Movie Night', 'Mystic River'],
    ['Live Music', 'Mill Creek'],
    ['Trivia Night', 'South Park'],
  ])('is its title where another line is the venue, and is asked about where none is: %s, %s', (title, work) => {
    expect(read(title, work, WHEN, VENUE)).toEqual({ name: `${title} ${work}`, location: VENUE, isAsked: false });
    expect(read(title, work, WHEN).isAsked).toBe(true);
  });

  it.each([
    ['Book Club', 'Wexford Library'],
    ['Movie Night', 'Rialto Theater'],
    ['Book Club', 'The Public Library'],
    ['Christmas Concert', 'First Baptist Church'],
    ['Summer Concert', 'Riverside Park'],
  ])('is the venue: %s, %s', (title, location) => {
    expect(read(title, location, WHEN)).toMatchObject({ location: location.replace('The ', ''), isAsked: false });
  });
});

describe('A title that ends in a street', () => {
  it.each(['Christmas on Main Street', 'Trick or Treat on Elm Street', 'Cruise Night on Old Mill Road'])(
    'is the name: %s',
    (title) => {
      expect(read(title, WHEN).name).toBe(title);
    },
  );

  it('names no place where it is a title of a work', () => {
    expect(read('The House on Mango Street', WHEN)).toMatchObject({ name: 'The House on Mango Street', location: null });
  });
});

describe('A place that the town knows, below who is behind the event', () => {
  it.each(['Sponsored by', 'Hosted by', 'In memory of', 'Our Sponsors'])('is not where it is: %s', (label) => {
    const places = [{ name: 'Elks Lodge', address: null }];
    const { location } = parseQuickAdd(['Chili Supper', WHEN, VENUE, label, 'Elks Lodge'].join('\n'), { ...KNOWN, places });
    expect(location).toBe(VENUE);
  });
});
