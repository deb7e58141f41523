import type { SamplePublisher } from '../schedule/publisher';
import { everyMonth, everyYear, oneTime } from '../schedule/series';
import {
  allenSchool,
  bakerSchool,
  highSchool,
  highSchoolLibrary,
  robertsSchool,
  southValleySchool,
  upperElementary,
  wesBankerField,
} from './places';

const BOARD = 'Board of Education';
const HIGH = 'Moorestown High School';
const ALLEN = 'William Allen Middle School';
const UPPER = 'Upper Elementary School';
const BAKER = 'George C. Baker Elementary School';
const ROBERTS = 'Mary E. Roberts Elementary School';
const SOUTH = 'South Valley Elementary School';
const ATHLETICS = 'Athletics';

const schoolYear = [
  everyYear('first-day-of-school', 'Tue Sep 2-8', 'All Day', 'First day of school', {
    text: 'Regular hours. Buses run early.',
  }),
  everyYear('teachers-convention', 'Thu Nov 3-9', 'All Day', 'Teachers’ convention: schools closed', { days: 2 }),
  everyYear('conferences', 'Tue Nov 22-28', '18:30-20:00', 'Parent-teacher conferences', {
    sub: UPPER,
    at: upperElementary,
    text: 'Twelve minutes each. The schedule is in the parents’ portal.',
  }),
  everyYear('thanksgiving-early', 'Wed Nov 21-27', 'All Day', 'Early dismissal: Thanksgiving', {
    text: 'Lunch is served before the buses leave.',
  }),
  everyYear('thanksgiving-schools', '4th Thu Nov', 'All Day', 'Thanksgiving: schools closed', { days: 2 }),
  everyYear('winter-break', 'Dec 24', 'All Day', 'Winter break: schools closed', {
    days: 9,
    text: 'Classes begin again on the first school day of January.',
  }),
  everyYear('spring-break', 'Mon Apr 6-12', 'All Day', 'Spring break: schools closed', { days: 5, tentative: true }),
  everyYear('prom', 'Fri May 18-24', '19:00-23:00', 'Senior prom', {
    sub: HIGH,
    tentative: true,
    text: 'The promenade in front of the High School is at 5:30 and open to every aunt and grandfather.',
  }),
  everyYear('last-day-of-school', 'Thu Jun 15-21', '00:00-23:59', 'Last day of school', { text: 'Early dismissal.' }),
  everyYear('graduation', 'Fri Jun 16-22', '18:00-20:00', 'Graduation of the High School', {
    sub: HIGH,
    at: wesBankerField,
    text: 'On the field; in rain in the gym, four tickets a family.',
  }),
];

const games = [
  everyYear('thanksgiving-football', '4th Thu Nov', '10:30', 'Thanksgiving football: Moorestown at home', {
    sub: ATHLETICS,
    at: wesBankerField,
    text: 'The old rivalry, and alumni in jackets that no longer close.',
  }),
  oneTime('fall-game', 'Fri +1', '19:00-21:30', 'Football: Moorestown at home', {
    sub: ATHLETICS,
    at: wesBankerField,
    only: 'Sep-Nov',
    text: 'Gates at 6:15. The marching band plays at halftime.',
  }),
  oneTime('winter-game', 'Fri +1', '19:00-20:30', 'Basketball: Moorestown at home', {
    sub: ATHLETICS,
    at: allenSchool,
    only: 'Dec-Feb',
  }),
  oneTime('spring-game', 'Fri +1', '16:00-18:00', 'Lacrosse: Moorestown at home', {
    sub: ATHLETICS,
    at: wesBankerField,
    only: 'Mar-Jun',
  }),
  oneTime('track-meet', 'Sat -1', '09:00-13:00', 'Cross-country and track: county meet', {
    sub: ATHLETICS,
    at: wesBankerField,
    text: 'Nine schools. Parking at the stadium only.',
  }),
];

export const publicSchools: SamplePublisher = {
  id: 3,
  name: 'Moorestown Township Public Schools',
  category: 'Education',
  description: 'Concerts, conferences, games and days off of the six district schools, and the board that runs them.',
  displayOrder: 90,
  site: 'https://schools.moorestown.example/calendar',
  subOrganizations: {
    [HIGH]: 90,
    [ALLEN]: 85,
    [UPPER]: 80,
    [BAKER]: 75,
    [ROBERTS]: 70,
    [SOUTH]: 65,
    [ATHLETICS]: 60,
    [BOARD]: 55,
  },
  programs: [
    [18, HIGH, 'Plays, concerts, counseling nights', 90],
    [19, ALLEN, 'Grades 7 and 8', 80],
    [20, UPPER, 'Grades 4 to 6', 70],
    [21, 'Elementary schools', 'Baker, Roberts and South Valley', 60],
    [22, ATHLETICS, 'Home games of all teams', 50],
  ],
  series: [
    oneTime(
      'fall-play',
      0,
      '19:00-21:30',
      'Fall play: You Can’t Take It with You, performed by the High School Drama Club with the pit orchestra',
      {
        sub: HIGH,
        at: highSchool,
        only: 'Sep-Dec',
        text: `A house full of people who do as they please, and the night the in-laws come a day early. Students $8, everybody
          else $12, at the door from 6:15 PM. The second act has one loud firework.`,
      },
    ),
    oneTime('winter-concert', 0, '19:00-20:45', 'Winter concert: wind ensemble, Madrigal Singers and the freshman orchestra', {
      sub: HIGH,
      at: highSchool,
      only: 'Jan-Feb',
      text: 'Marches first, then the quiet things. Free; the music boosters sell cocoa.',
    }),
    oneTime('spring-musical', 0, '19:00-21:45', 'Spring musical: The Pirates of Penzance, with the full High School orchestra', {
      sub: HIGH,
      at: highSchool,
      only: 'Mar-Jun',
      text: 'Policemen, pirates and a major general of sixteen. Students $8, everybody else $12.',
    }),
    oneTime('summer-stage', 0, '19:00-20:30', 'Summer stage: one-act plays written, directed and played by students', {
      sub: HIGH,
      at: highSchool,
      only: 'Jul-Aug',
      text: 'Six plays of ten minutes. Free. Bring a sweater: the auditorium is cold.',
    }),
    oneTime('choral-concert', 'Wed +2', '19:30-21:00', 'Choral concert', {
      sub: HIGH,
      at: highSchool,
      tentative: true,
      text: `The Concert Choir, the Madrigal Singers and the Freshman Chorus with settings of poems by New Jersey writers.
        Admission is free; the doors open half an hour before.`,
    }),
    everyMonth('board-of-education', '3rd Tue', '19:00-21:30', 'Board of Education meeting', {
      sub: BOARD,
      at: highSchoolLibrary,
      agenda: true,
      ahead: 400,
      text: 'Public comment at the beginning and at the end. The superintendent reports on {enrollment|the buildings|the budget}.',
    }),
    oneTime('college-night', 'Thu +3', '18:30-20:00', 'Paying for college: a night for juniors and their parents', {
      sub: HIGH,
      at: highSchoolLibrary,
      text: 'The forms, the deadlines, and what â€œneedâ€\u009d means to a college. Counselors stay until the last question.',
    }),
    oneTime('kindergarten-open-house', 'Mon +3', '09:30-11:00', 'Kindergarten open house', {
      sub: BAKER,
      at: bakerSchool,
      handout: true,
      text: 'See the rooms, try the chairs, meet the teachers. Registration papers can be filled in on the spot.',
    }),
    oneTime('roberts-book-fair', 'Mon +4', '08:45-15:30', 'Book fair', {
      sub: ROBERTS,
      at: robertsSchool,
      days: 4,
      text: 'In the gym, all week. Grandparents are invited on the third day and usually pay.',
    }),
    oneTime('south-valley-science', 'Thu +2', '18:00-19:30', 'Science evening', {
      sub: SOUTH,
      at: southValleySchool,
      text: 'Forty experiments, run by third-graders. Wear nothing you love.',
    }),
    oneTime('upper-elementary-band', 'Tue +2', '19:00-20:00', 'First concert of the beginners’ band', {
      sub: UPPER,
      at: upperElementary,
      text: 'Eleven weeks ago none of them had held a trombone.',
    }),
    oneTime('allen-dance', 'Fri +2', '19:00-21:00', 'Seventh-grade dance', {
      sub: ALLEN,
      at: allenSchool,
      text: 'Tickets at lunch. Pick-up is at the gym door, not at the front.',
    }),
    oneTime('allen-geography-bee', -11, '13:30-15:00', 'Geography bee', {
      sub: ALLEN,
      at: allenSchool,
      text: 'Twenty finalists and one very large map.',
    }),
    oneTime('safety-drill', -20, 'All Day', 'Safety drills at all schools', { text: 'Nobody needs to come or to worry.' }),
    oneTime('reading-across', -26, '09:00-11:00', 'Neighbors read aloud', {
      sub: SOUTH,
      at: southValleySchool,
      text: 'The mayor, the mail carrier and the man from the bakery.',
    }),
    oneTime('teachers-workshop', 'Tue +1', 'All Day', 'Delayed opening: teachers’ workshop', {
      text: 'All schools begin two hours later, and so do the buses. Breakfast is served all the same.',
    }),
    ...schoolYear,
    ...games,
  ],
};
