import type { SamplePublisher } from '../schedule/publisher';
import { everyDays, everyMonth, everyWeek, everyYear, oneTime } from '../schedule/series';
import { childrensRoom, libraryLawn, libraryMeetingRoom, teenLoft } from './places';

const CHILDREN = "Children's programs";
const TEENS = 'Teens';
const ADULTS = 'Adults';
const FRIENDS = 'Friends of the Library';

export const library: SamplePublisher = {
  id: 2,
  name: 'Moorestown Library',
  category: 'Education',
  description: 'Story times, clubs, films and quiet rooms. Everything is free; some things need a seat reserved.',
  displayOrder: 95,
  site: 'https://library.moorestown.example/events',
  subOrganizations: { [CHILDREN]: 90, [TEENS]: 80, [ADULTS]: 70, [FRIENDS]: 60 },
  programs: [
    [5, 'Children', 'Storytimes and crafts', 90],
    [6, 'Teens', 'Grades 6 to 12', 80],
    [7, 'Adults', 'Book clubs, lectures, films', 70],
    [8, 'Friends of the Library', 'Book sales and the spring luncheon', 60],
  ],
  series: [
    everyDays('toddler-story-time', 7, 0, '10:30-11:15', 'Story time for toddlers', {
      sub: CHILDREN,
      at: childrensRoom,
      text: 'Songs, a felt board and {two bears|three ducks|one very quiet mouse}. Ages one and a half to three, with a grown-up.',
    }),
    everyWeek('baby-lapsit', 'Thu', '09:30-10:00', 'Lap time for babies', {
      sub: CHILDREN,
      at: childrensRoom,
      text: 'Rhymes and bounces for the not yet walking. Strollers park by the elevator.',
    }),
    oneTime('brick-builders', 1, '10:30-11:30', 'Brick builders’ hour', {
      sub: CHILDREN,
      at: childrensRoom,
      text: 'Four tubs of bricks and a problem to solve: this time, a bridge that carries a dictionary.',
    }),
    everyMonth('reading-to-dogs', '2nd Sun', '14:00-15:00', 'Read to a dog', {
      sub: CHILDREN,
      at: childrensRoom,
      text: 'Three patient dogs and their people. Fifteen minutes a reader; sign up at the desk.',
    }),
    everyWeek('homework-help', 'Mon', '15:30-17:00', 'Homework help', {
      sub: TEENS,
      at: teenLoft,
      only: 'Sep-Jun',
      text: 'High-schoolers help with {fractions|essays|Spanish verbs} and whatever else is due tomorrow. Grades 6 to 8.',
    }),
    everyMonth('teen-game-night', '3rd Fri', '18:30-20:30', 'Game night in the teen loft', {
      sub: TEENS,
      at: teenLoft,
      text: 'Board games, one console, too much popcorn.',
    }),
    oneTime('teen-zine', 'Tue +3', '16:00-17:30', 'Make a zine in ninety minutes', {
      sub: TEENS,
      at: teenLoft,
      text: 'One sheet, eight pages, as many copies as the machine will take.',
    }),
    everyWeek('english-circle', 'Tue', '10:00-11:30', 'English conversation circle', {
      sub: ADULTS,
      at: libraryMeetingRoom,
      text: 'Practice with neighbors. No grammar tests. This week: {at the doctor|the school office|small talk|the weather}.',
    }),
    everyWeek('friday-matinee', 'Fri', '14:00-16:00', 'Friday matinee', {
      sub: ADULTS,
      at: libraryMeetingRoom,
      text: '{A black-and-white comedy|A musical in color|A film with subtitles|A courtroom drama}. The title is at the desk.',
    }),
    everyMonth(
      'evening-book-club',
      '2nd Wed',
      '19:00-20:30',
      'Evening book club: {Middlemarch|The Odyssey|Passing|Emma|Kindred}',
      {
        sub: ADULTS,
        at: libraryMeetingRoom,
        text: `Copies are behind the desk. Come even when you haven’t finished: the last club spent half an hour on page one, and
        nobody was sorry. Newcomers sit wherever they like, there are always two chairs too many.`,
      },
    ),
    everyMonth('library-trustees', '3rd Wed', '19:00-20:00', 'Library board of trustees', {
      at: libraryMeetingRoom,
      agenda: true,
      text: 'Public meeting. The budget, the roof, the hours.',
    }),
    oneTime('tax-help', 'Thu +4', '13:00-16:00', 'Papers in order: help with forms', {
      sub: ADULTS,
      at: libraryMeetingRoom,
      text: 'Volunteers help to fill in state and federal forms. Thirty minutes each, by appointment.',
    }),
    oneTime('local-author', 'Wed +2', '19:00-20:15', 'A local author reads: “The Ferry to Burlington”', {
      sub: ADULTS,
      at: libraryMeetingRoom,
      // In the wrong encoding on purpose: it is repaired where it is shown.
      text: `A first novel, set on the river in 1858. The author, â€œa reader before I was anything elseâ€\u009d, grew up on Linden
        Street and doesnâ€™t mind being asked which house it is.`,
    }),
    oneTime('used-book-sale', -2, '10:00-16:00', 'Used book sale', {
      sub: FRIENDS,
      at: libraryMeetingRoom,
      days: 5,
      text: `Nine thousand books, sorted by people who have opinions. Hardcovers $2, paperbacks $1, and on the last day a bag of
        whatever fits for $5. Members of the Friends come in an hour earlier on the first morning; one can join at the door.`,
    }),
    oneTime('friends-annual-meeting', 'Sun +4', '14:00-16:00', 'Friends of the Library: annual meeting and tea', {
      sub: FRIENDS,
      at: libraryMeetingRoom,
      text: 'A short meeting and a long tea. What the book sale earned, and what it will buy.',
    }),
    everyYear('summer-reading', '3rd Mon Jun', '10:00-12:00', 'Summer reading begins', {
      sub: CHILDREN,
      at: libraryLawn,
      text: 'Pick up a card, a pencil and a first stamp. Lemonade on the lawn.',
    }),
    everyYear('new-years-day-library', 'Jan 1', 'All Day', 'New Year’s Day: library closed', {
      text: 'The book drop stays open.',
    }),
    everyYear('spring-luncheon', '1st Fri May', '12:00-14:00', 'Friends’ spring luncheon', {
      sub: FRIENDS,
      at: libraryMeetingRoom,
      tentative: true,
      text: 'Soup, salad, and a speaker to be announced.',
    }),
    oneTime('computer-basics', -6, '10:00-11:30', 'Computer basics: photographs from the phone', {
      sub: ADULTS,
      at: libraryMeetingRoom,
      text: 'How to get them off, and where to put them.',
    }),
    oneTime('paper-lanterns', -13, '15:30-16:30', 'Paper lanterns', {
      sub: CHILDREN,
      at: childrensRoom,
      text: 'Glue, wire and patience. Ages six to ten.',
    }),
    oneTime('genealogy-evening', -45, '19:00-20:30', 'Find your great-grandparents', {
      sub: ADULTS,
      at: libraryMeetingRoom,
      text: 'The census, ship lists and the county’s deed books, on the library’s own subscription.',
    }),
  ],
};
