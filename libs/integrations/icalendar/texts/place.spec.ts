import { splitPlace } from './place';

describe('venue and address', () => {
  it.each([
    ['The Mill, 12 River Road, Moorestown, NJ 08057, United States', 'The Mill', '12 River Road, Moorestown, NJ 08057'],
    ['The Mill, Back Room, 12-14 River Road, Moorestown', 'The Mill, Back Room', '12-14 River Road, Moorestown'],
    ['Town Hall\n111 W. 2nd Street\nMoorestown NJ 08057\nUSA', 'Town Hall', '111 W. 2nd Street, Moorestown NJ 08057'],
    ['12 River Road, Moorestown', '12 River Road, Moorestown', '12 River Road, Moorestown'],
  ])('are told apart in %j', (text, location, address) => {
    expect(splitPlace(text)).toEqual({ location, address });
  });

  it.each(['Library, Room 411, 412 and 413', 'Moorestown, NJ', 'Zoom', '1st floor, Library', 'Hall 1030 - Lecture Hall'])(
    'are one when there is no house number: %s',
    (text) => {
      expect(splitPlace(text)).toEqual({ location: text });
    },
  );

  it.each(['', ' , ', 'USA '.repeat(0)])('are unknown when nothing is said: %j', (text) => {
    expect(splitPlace(text)).toEqual({});
  });
});
