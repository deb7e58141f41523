import type { SamplePublisher } from '../schedule/publisher';
import { everyMonth, everyYear, oneTime, withoutDate } from '../schedule/series';
import { communityHouseLibrary, libraryMeetingRoom, mainStreet } from './places';

const evening = {
  at: mainStreet,
  promoted: true,
  narrated: true,
} as const;

const association: SamplePublisher = {
  id: 10,
  name: 'Moorestown Business Association',
  category: 'Business',
  description: 'The shops of Main Street and Lenola: late evenings, sidewalk sales, breakfasts for owners.',
  displayOrder: 70,
  site: 'https://mainstreet.moorestown.example',
  series: [
    oneTime('light-up-night', 0, '18:00-21:00', 'Light Up Night on Main Street', {
      ...evening,
      only: 'Nov-Dec',
      text: `Main Street closes to cars at 5:30 and the shops stay open late. The High School Madrigal Singers open the evening on
        the steps of the Community House; the tree at the corner of Chester Avenue is lit at 7:00. Horse-drawn wagon rides leave
        every fifteen minutes from the Friends Meeting House, cocoa and soft pretzels come from the Lions Club, and the fire
        department brings Engine 313 for anyone who wants to climb aboard.

        Free parking behind Town Hall and at the library; a shuttle runs from the Lenola firehouse until 9:30. Strollers are
        welcome, and please leave dogs at home: the wagon horses ask for it.`,
    }),
    oneTime('soup-night', 0, '18:00-21:00', 'Soup Night on Main Street', {
      ...evening,
      only: 'Jan-Mar',
      text: `Eleven kitchens, eleven soups, one spoon. Buy the spoon for $10 at any shop with a green light and eat your way from
        Chester Avenue to Church Street; the shops stay open until nine and every one of them has chairs. Vote for the best
        pot at the bookshop by 8:30. Last year’s winner was a turnip. Free parking behind Town Hall and at the library.`,
    }),
    oneTime('summer-evening', 0, '18:00-21:00', 'Main Street after six', {
      ...evening,
      only: 'Apr-Oct',
      text: `Main Street closes to cars at 5:30, the tables come out, and the shops stay open late. Three bands play on three corners,
        none of them loudly; the Lions Club sells soft pretzels and lemonade, and the fire department brings Engine 313 for
        anyone who wants to climb aboard. Chalk for the asphalt is free. Parking behind Town Hall and at the library; a shuttle
        runs from the Lenola firehouse until 9:30. In heavy rain the evening moves to tomorrow at the same hours.`,
    }),
    everyMonth('owners-breakfast', '2nd Thu', '08:00-09:00', 'Breakfast for owners', {
      at: communityHouseLibrary,
      text: 'Ten minutes of news, fifty of talk.',
    }),
    everyMonth('first-friday', '1st Fri', '17:00-20:00', 'First Friday: galleries and shops open late', {
      at: mainStreet,
      text: '{A string trio|A jazz duo|A cappella|An accordion} at the corner of Mill Street.',
    }),
    everyYear('sidewalk-sale', 'Thu Jul 15-21', '10:00-18:00', 'Sidewalk sale', {
      at: mainStreet,
      days: 3,
      text: 'Summer things at prices for September.',
    }),
    everyYear('small-business-saturday', 'Sat Nov 24-30', '09:00-18:00', 'Small Business Saturday', {
      at: mainStreet,
      text: 'A stamp from five shops is a ticket in the drawing.',
    }),
    oneTime('window-contest', -7, '17:00', 'Judging of the shop windows', {
      at: mainStreet,
      text: 'Three judges, one of them nine years old.',
    }),
    withoutDate('lenola-facades', 'Lenola storefronts: grants announced', {
      displayDate: '{fall}',
      text: 'Up to half the cost of a new front.',
    }),
  ],
};

const women: SamplePublisher = {
  id: 31,
  name: 'Greater Moorestown Women in Business',
  category: 'Business',
  description: 'Owners, makers, managers and those about to become one.',
  displayOrder: 41,
  site: 'https://women.moorestown.example',
  series: [
    oneTime('women-lunch', 'Thu +2', '12:00-13:15', 'Lunch and one good question', {
      at: communityHouseLibrary,
      text: 'This time: how do you raise a price?',
    }),
    oneTime('bookkeeping', 'Tue +3', '18:30-20:00', 'Bookkeeping without tears', {
      at: libraryMeetingRoom,
      text: 'What to keep, what to throw away, and for how long.',
    }),
  ],
};

export const business = [association, women];
