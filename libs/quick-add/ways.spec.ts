import fc from 'fast-check';
import { KNOWN } from '../../test/data/phrases';
import { parseQuickAdd } from './parse-quick-add';

const read = (text: string) => {
  const { name, location } = parseQuickAdd(text, { ...KNOWN, places: [] });
  return { name, location };
};

const event = fc.constantFrom('Santa parade', 'Yard sale', 'Menorah lighting', 'Caroling', 'Block party');
const when = fc.constantFrom('Saturday, Dec 5, 4-8 p.m.', 'Friday December 4, 4:45 pm', 'Dec 12 at noon', 'Tuesday 6 pm');
const ways = fc
  .tuple(
    fc.constantFrom('Alder', 'Old Mill', 'St. Anne', 'North Fork', '5th', 'J. Pike'),
    fc.constantFrom('Street', 'Ave', 'Road', 'Boulevard', 'Pike', 'Plaza', 'Square', 'Trail', 'Boardwalk'),
  )
  .map((words) => words.join(' '));
const way = fc.oneof(ways, fc.constantFrom('Route 9', 'Highway 101', 'County Road 40'));
const lead = fc.constantFrom('on', 'along', 'down');
const rest = fc.constantFrom('', '. Bring a friend.', ', $5 per person', ' (free)', ' for the 10th year');

describe('A street, a square or a trail behind "on", "along" and "down"', () => {
  it('is the place behind the day or the hour', () => {
    fc.assert(
      fc.property(event, when, lead, way, fc.constantFrom(' ', ', '), rest, (name, day, words, place, joint, end) => {
        expect(read(`${name}, ${day}${joint}${words} ${place}${end}`).location).toBe(place);
      }),
    );
  });

  it('is the place behind the name, before the day', () => {
    fc.assert(
      fc.property(event, when, lead, way, fc.constantFrom(' ', ', ', ': '), (name, day, words, place, joint) => {
        expect(read(`${name} ${words} ${place}${joint}${day}`)).toEqual({ name, location: place });
      }),
    );
  });

  it('is the place in small letters', () => {
    for (const line of [
      'yard sale sat 8-2 on alder ave',
      'yard sale on alder ave sat 8-2',
      'yard sale sat 8-2 along old mill road',
    ])
      expect(read(line).location).toMatch(/^alder ave$|^old mill road$/);
  });

  it('is the place before what begins there', () => {
    expect(read('Tree trimming along Alder Road will begin Monday, Dec 7 at 8 a.m.').location).toBe('Alder Road');
  });

  it('says which house, and which side', () => {
    expect(read('Your shift: Mon 11/23 3:45p–10:15p, Save-Lot on Alder Pike. Bring ID').location).toBe('Save-Lot on Alder Pike');
    expect(read('Street sweeping, odd side of Alder Street, Tuesday Nov. 24, 7 a.m. to 3 p.m.').location).toBe('Alder Street');
  });

  it('is no place where it is what something is about, or where one parks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Talk', 'A lecture', 'Film', 'Public hearing', 'Info session', 'Book discussion', 'Slideshow'),
        when,
        way,
        fc.boolean(),
        (name, day, place, isAhead) => {
          const line = isAhead ? `${name} on ${place}, ${day}` : `${name}, ${day}, on ${place} history`;
          expect(read(line).location).toBeNull();
        },
      ),
    );
    expect(read('Grand sale Sat 9-2. Park on Alder Street.').location).toBeNull();
    expect(read('Farm stand Sat 9am at 40 Creek Road. Parking on Alder Road only.').location).toBe('40 Creek Road');
  });
});
