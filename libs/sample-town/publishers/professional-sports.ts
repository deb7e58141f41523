import type { SamplePublisher } from '../schedule/publisher';
import { everyDays, everyWeek, everyYear } from '../schedule/series';
import { ballpark, chester, southPhiladelphia } from './places';

const PROFESSIONAL = {
  category: 'Professional Sports',
  description: 'Games at home and away. The dates are invented until the league’s own calendar is connected.',
};
const home = { at: southPhiladelphia };

const flyers: SamplePublisher = {
  ...PROFESSIONAL,
  id: 19,
  name: 'Philadelphia Flyers',
  displayOrder: 39,
  site: 'https://flyers.example',
  series: [
    everyYear('flyers-camp', '3rd Sat Sep', '10:00', 'Flyers: training camp opens', {
      text: 'Open to the public in the morning.',
    }),
    everyDays('flyers-home', 8, 0, '19:30', 'Flyers at home against {Boston|Carolina|Washington|New Jersey|Pittsburgh}', {
      ...home,
      only: 'Oct-Mar',
    }),
    everyDays('flyers-away', 8, 4, '19:00', 'Flyers at {Buffalo|Ottawa|Columbus|Nashville|Detroit}', { only: 'Oct-Mar' }),
  ],
};

const eagles: SamplePublisher = {
  ...PROFESSIONAL,
  id: 20,
  name: 'Philadelphia Eagles',
  displayOrder: 38,
  site: 'https://eagles.example',
  series: [
    everyWeek(
      'eagles',
      'Sun',
      '13:00',
      'Eagles {at home against Dallas|in Chicago|at home against Washington|in New York|at home against Green Bay}',
      {
        only: 'Sep-Jan',
      },
    ),
    everyYear('eagles-draft', 'Thu Apr 24-30', '20:00', 'Eagles: draft night', { text: 'First round.' }),
  ],
};

const phillies: SamplePublisher = {
  ...PROFESSIONAL,
  id: 21,
  name: 'Philadelphia Phillies',
  displayOrder: 37,
  site: 'https://phillies.example',
  series: [
    everyYear('phillies-tickets', 'Fri Feb 15-21', '10:00', 'Phillies: single-game tickets go on sale', {}),
    everyDays('phillies-home', 6, 0, '18:40', 'Phillies at home against {Atlanta|Chicago|Miami|St. Louis|San Diego}', {
      at: ballpark,
      only: 'Apr-Sep',
    }),
    everyDays('phillies-away', 6, 3, '19:10', 'Phillies at {New York|Pittsburgh|Cincinnati|Milwaukee|Denver}', {
      only: 'Apr-Sep',
    }),
  ],
};

const sixers: SamplePublisher = {
  ...PROFESSIONAL,
  id: 22,
  name: 'Philadelphia 76ers',
  displayOrder: 36,
  site: 'https://sixers.example',
  series: [
    everyYear('sixers-scrimmage', '1st Sat Oct', '12:00', '76ers: open scrimmage', { ...home, text: 'Free, first come.' }),
    everyDays('sixers-home', 10, 2, '19:00', '76ers at home against {Boston|Miami|Toronto|Cleveland|Atlanta}', {
      ...home,
      only: 'Oct-Apr',
    }),
    everyDays('sixers-away', 10, 7, '20:00', '76ers at {Brooklyn|Orlando|Chicago|Milwaukee|Phoenix}', { only: 'Oct-Apr' }),
  ],
};

const union: SamplePublisher = {
  ...PROFESSIONAL,
  id: 23,
  name: 'Philadelphia Union',
  displayOrder: 35,
  site: 'https://union.example',
  series: [
    everyYear('union-practice', '3rd Sat Jan', '11:00', 'Union: first open practice', { at: chester }),
    everyDays('union', 7, 4, '19:30', 'Union at home against {Columbus|Orlando|Nashville|Montreal}', {
      at: chester,
      only: 'Feb-Oct',
    }),
  ],
};

export const professionalSports = [flyers, eagles, phillies, sixers, union];
