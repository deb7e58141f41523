import { KNOWN } from '../../test/data/phrases';
import { parseQuickAdd } from './parse-quick-add';

const TOWN = { ...KNOWN, places: [{ name: 'Dunmore County Fairgrounds', address: null }] };

const read = (...lines: readonly string[]) => {
  const { name, location, startTime, questions } = parseQuickAdd(lines.join('\n'), TOWN);
  return { name, location, startTime, isAsked: questions.length > 0 };
};

describe('A line of a flyer', () => {
  it.each([
    ['Dunmore Fire Station No. 1', 'Dunmore Fire Station No. 1'],
    ['First United Methodist Church', 'First United Methodist Church'],
    ['Harbor Credit Union parking lot', 'Harbor Credit Union parking lot'],
    ['Grace Community Church, Room 6', 'Grace Community Church, Room 6'],
    ['St. Luke’s', 'St. Luke’s'],
    ['County Fairgrounds', 'Dunmore County Fairgrounds'],
  ])('is the place: %s', (line, location) => {
    const read7 = { name: 'FISH FRY', location, startTime: '19:00', isAsked: false };
    expect(read('FISH FRY', 'Friday, December 4, 7 pm', line, 'All welcome')).toEqual(read7);
    expect(read('FISH FRY', 'Friday, December 4, 7 pm', line)).toEqual(read7);
  });

  it('is the place ahead of the day', () => {
    const place = 'Harbor Credit Union parking lot';
    expect(read('FREE SHREDDING', place, 'Saturday, January 16, 9 am', 'Limit 3 boxes')).toMatchObject({
      name: 'FREE SHREDDING',
      location: place,
    });
  });

  it('is no place where it is not called so', () => {
    expect(read('FISH FRY', 'Friday, December 4, 7 pm', 'Live music by the Ramblers').location).toBeNull();
  });

  it.each(['Christmas on the Square', 'Carols at the Firehouse'])('is the title: %s', (title) => {
    expect(read(title, 'Saturday, December 5, 10 am', 'Over 30 vendors').name).toBe(title);
  });
});

describe('A number behind a hashtag', () => {
  it('is that of a chapter or a lodge', () => {
    const { name, category } = parseQuickAdd('TOPS #IN 418 meets Thursdays at 5:30 pm', TOWN);
    expect({ name, category }).toEqual({ name: 'TOPS #IN 418 meets', category: null });
  });
});

describe('A deadline of a later sentence', () => {
  it('is not the day of an event on a holiday', () => {
    const text =
      'Community Dinner - Thanksgiving Day, 11 am to 2 pm, Rush Hall. To have a meal delivered call 555-0119 before Tuesday noon.';
    const { date, startTime, questions } = parseQuickAdd(text, TOWN);
    expect({ date, startTime, questions }).toEqual({ date: '2026-11-26', startTime: '11:00', questions: [] });
  });
});
