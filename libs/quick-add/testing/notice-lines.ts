import { addDays, type Day, weekdayOf } from '#libs/contracts';
import {
  type Chance,
  join,
  namesOf,
  nextOn,
  ordinalOf,
  pastedDay,
  pastedHours,
  toTime,
  WEEKDAYS,
  withoutArticle,
} from './said-times';
import type { WrittenLine } from './written-line';

const PASTED = { style: 'pasted', location: null, recurrence: null, isOpen: false } as const;
const TYPED = { ...PASTED, style: 'typed' } as const;
const SPOKEN = { ...PASTED, style: 'spoken' } as const;
const NO_HOURS = { startTime: null, endTime: null } as const;

/** A day that is typed without doubt, and an hour with am or pm. */
const clearDay = (chance: Chance, today: Day) => {
  const date = addDays(today, 1 + chance.below(5));
  const { n } = namesOf(date);
  const weekday = WEEKDAYS[weekdayOf(date)]!.toLowerCase();
  return { date, text: chance.of([weekday, weekday.slice(0, 3), `${Number(date.slice(5, 7))}/${n}`]) };
};

const clearHour = (chance: Chance) => {
  const hour = 8 + chance.below(12);
  const text = `${hour > 12 ? hour - 12 : hour}${chance.of(['', ':30'])}${hour < 12 ? 'am' : 'pm'}`;
  return { text, startTime: toTime(hour * 60 + (text.includes(':30') ? 30 : 0)), endTime: null };
};

const ROAD_WORKS = [
  'Road closure',
  'Water main work',
  'Street sweeping',
  'Paving',
  'Parking ban',
  'Sewer flushing',
  'Tree trimming',
];
const STREETS = ['Linden St.', 'Oak Street', 'Main St', 'W. Elm Ave', 'Cedar', 'Walnut', 'Maple Avenue', 'Division St.'];

/** Streets that are called by a number are no days. */
const writeStreets = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const first = 2 + chance.below(20);
  const [from, to] = [ordinalOf(first), ordinalOf(first + 1 + chance.below(4))];
  const other = chance.of(['Main', 'Oak', 'Mill']);
  const name = chance.of(ROAD_WORKS);
  const street = chance.of(STREETS);
  const where = chance.of([
    `${street} between ${from} and ${to}`,
    `${street} between ${other} and ${to}`,
    `${street} between ${from} and ${other}`,
    `between ${from} and ${to} on ${street}`,
    `${chance.of(['Linden St.', 'Oak Street', 'Main St', 'Maple Avenue'])} from ${from} to ${to}`,
    `corner of ${from} and ${other}`,
    `${from} Street between ${other} and Pine`,
  ]);
  const text = chance.of([
    `${name}: ${where}, ${day.text}, ${hours.text}`,
    `${name}: ${where} ${day.text}, ${hours.text}. Plan ahead!`,
    `${name} ${day.text}, ${hours.text}, ${where}`,
    `${day.text}: ${name}, ${where}, ${hours.text}`,
  ]);
  return { ...PASTED, name, ...day, ...hours, text };
};

const SERVICES = ['Sunday School', 'Worship', 'Youth group', 'Choir', 'Prayer circle', 'Coffee hour', 'Confirmation class'];
const TEAMS = ['Hawks', 'Owls', 'Bears', 'U8 boys', 'U10 girls', 'Lady Eagles'];

/** Several events of one day: each is offered. */
const writeSchedule = (chance: Chance, today: Day): WrittenLine => {
  const isChurch = chance.isTrue(0.5);
  const [first, second, third] = chance.shuffled(isChurch ? SERVICES : TEAMS) as [string, string, string];
  const date = isChurch ? nextOn(0, today) : nextOn(6, addDays(today, 1));
  const head = isChurch
    ? chance.of(['This Sunday', 'Sunday', 'This Sunday at Grace'])
    : chance.of(['Saturday', 'Saturday games']);
  const minutes = chance.of(['00', '15', '30', '45']);
  const text = `${head}: 9:${minutes} ${first}, 11:00 ${second}, ${chance.of(['1:00', '4:30 pm', '5:00 pm'])} ${third}`;
  return { ...PASTED, name: first, date, text, startTime: `09:${minutes}`, endTime: null, isOpen: true };
};

const SCREENINGS = ['Hearing screening', 'Winter concert', 'Field trip', 'Vision screening', 'Recorder recital', 'Skate day'];

/** Grades are counted like days. */
const writeGrades = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const name = chance.of(SCREENINGS);
  const grades = chance.of([
    '1st, 3rd and 5th graders',
    '3rd and 4th grade',
    '2nd & 3rd graders',
    '4th-6th grades',
    'grades 1, 3 and 5',
  ]);
  const text = chance.of([
    `${name} for ${grades} will be ${day.text}, ${hours.text}`,
    `${name} for ${grades}: ${day.text}, ${hours.text} in the gym`,
    `Reminder: ${name} for ${grades} is ${day.text}, ${hours.text}. Thank you!`,
  ]);
  return { ...PASTED, name, ...day, ...hours, text, location: text.includes('gym') ? 'gym' : null };
};

/** The meal of a holiday at a home is on that day. */
const writeHolidayMeal = (chance: Chance): WrittenLine => {
  const [holiday, date] = chance.of([
    ['Thanksgiving', '2026-11-26'],
    ['Christmas', '2026-12-25'],
    ['Easter', '2027-03-28'],
  ] as const);
  const meal = chance.of(['dinner', 'lunch', 'supper', 'brunch']);
  const home = chance.of(["Kim's", "Grandma's", "Aunt Rita's", "the Millers'", 'my house', "Uncle Ron's"]);
  const hour = chance.of([1, 2, 3, 4]);
  const word = ['one', 'two', 'three', 'four'][hour - 1]!;
  const opener = chance.of(['', 'put ', 'add ', "we're having "]);
  const text = `${opener}${holiday} ${meal} at ${home} at ${chance.of([`${word} o'clock`, word])}`;
  return {
    ...SPOKEN,
    name: `${holiday} ${meal}`,
    date,
    text,
    startTime: toTime((hour + 12) * 60),
    endTime: null,
    location: withoutArticle(home),
  };
};

/** The weekday within a name, and the date with its own. */
const writeWeekdayInName = (chance: Chance, today: Day): WrittenLine => {
  const hours = pastedHours(chance);
  const date = addDays(today, 8 + chance.below(40));
  const { weekday, month, n } = namesOf(date);
  const kind = chance.of(['Night Jazz Band', 'Morning Breakfast Club', 'Night Bluegrass Jam', 'Morning Birders']);
  const name = `${weekday} ${kind}`;
  const day = `${weekday}${chance.of([', ', ' '])}${month.slice(0, 3)}${chance.of(['. ', ' '])}${n}`;
  return { ...PASTED, name, date, ...hours, text: `${chance.of(['', 'The '])}${name}, ${day}, ${hours.text}` };
};

const PEOPLE_LIKE_MONTHS = ['april', 'june', 'will', 'mark', 'sunny', 'summer', 'wes', 'art', 'augie', 'jan'];
const OF_PERSONS = ['dentist', 'haircut', 'soccer practice', 'piano', 'allergy shots', 'tutoring', 'checkup'];
const COUNTED = [
  ...[
    'ch 5 interview',
    'route 66 car show',
    'unit 4 test',
    '3 on 3 tourney',
    'room 12 party',
    '5k run',
    'u10 soccer',
    'troop 41 meeting',
  ],
  ...[
    'psalm 23 study',
    '7 habits class',
    'grade 2 concert',
    '50th anniversary party',
    'class of 96 reunion',
    '2 hour delay',
    'top 40 dance',
  ],
  ...['pack 9 derby', 'lot 4 closing', 'engine 7 open house', '4-h meeting', 'v8 car show', 'sweet 16 party', 'ps 118 tour'],
];

/** Names of people and numbers that look like months and hours, in every order of day, hour and place. */
const writeOrders = (chance: Chance, today: Day): WrittenLine => {
  const name = chance.isTrue(0.5) ? chance.of(COUNTED) : `${chance.of(PEOPLE_LIKE_MONTHS)} ${chance.of(OF_PERSONS)}`;
  const [day, hour] = [clearDay(chance, today), clearHour(chance)];
  const venue = chance.of(['', '', 'the rec center', 'lincoln school', 'the ymca', 'st marys hall']);
  const where = venue && `at ${venue}`;
  const isFigureFirst = /^\d/.test(name);
  const text = join(
    chance.of([
      [name, day.text, hour.text, where],
      [name, hour.text, day.text, where],
      [name, where, day.text, hour.text],
      [name, where, hour.text, day.text],
      ...(isFigureFirst
        ? []
        : [
            [day.text, hour.text, name, where],
            [hour.text, day.text, name, where],
            [day.text, name, hour.text, where],
          ]),
    ]),
  );
  return { ...TYPED, name, ...day, ...hour, text, location: venue ? withoutArticle(venue) : null };
};

/** The numbers of things that one may use instead, in a sentence of its own. */
const writeNumberedThing = (chance: Chance, today: Day): WrittenLine => {
  const day = pastedDay(chance, today);
  const thing = chance.of(['Elevator', 'Entrance', 'Stairwell', 'Platform', 'Door', 'Lobby', 'Court', 'Ladder', 'Bay', 'Pool']);
  const name = chance.of(['Main entrance closed', 'East lot closed', 'Repairs in the lobby']);
  const text = `${name} ${day.text}. ${chance.of(['Please use', 'You can use', 'Residents may use'])} ${thing} ${1 + chance.below(9)}. Thank you!`;
  return { ...PASTED, name, ...day, ...NO_HOURS, text };
};

const SURNAMES = ['Amin', 'Pham', 'Noon', 'Friday', 'May', 'Sunday', 'Amos', 'Monday', 'Weeks', 'March', 'Noonan', 'Second'];

/** Surnames that contain hours and days. */
const writeSurname = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const name = `${chance.of(['Conference', 'Piano lesson', 'Eye exam'])} with ${chance.of(['Ms.', 'Mrs.', 'Mr.'])} ${chance.of(SURNAMES)}`;
  return { ...PASTED, name, ...day, ...hours, text: `${name} on ${day.text} at ${hours.text}. Please be on time.` };
};

/** What is charged behind a deadline is no series, and a monthly meeting on one date is one of them. */
const writeWordsOfSeries = (chance: Chance, today: Day): WrittenLine => {
  const day = pastedDay(chance, today);
  if (chance.isTrue(0.5)) {
    const name = `${chance.of(['Water bill', 'Property tax', 'Dock rent'])} is due`;
    const text = `${name} ${day.text}. ${chance.of(['A late fee of $25 is', 'A 1% penalty is', 'Interest of 2% is'])} ${chance.of(['added', 'charged', 'applied'])} ${chance.of(['each month', 'every month', 'every week'])} after that.`;
    return { ...PASTED, name, ...day, ...NO_HOURS, text };
  }
  const name = `${chance.of(['Rotary', 'The Garden Club', 'Post 12'])} holds its monthly ${chance.of(['meeting', 'supper'])}`;
  const hours = pastedHours(chance);
  return { ...PASTED, name, ...day, ...hours, text: `${name} on ${day.text}, ${hours.text}.` };
};

/** Of a clinic or a garage. */
const writeAppointment = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const who = chance.of(['Noah', 'Camden Tate', 'Ella', 'Mr. Ortiz', 'Biscuit']);
  const whom = chance.of(['Dr. Chu', 'Piedmont Pediatrics', 'Valley Vision', 'Smile Dental']);
  const name = chance.of([`appointment with ${whom}`, `appt with ${whom}`]);
  const text = `${chance.of(['Reminder: ', 'Appt reminder: ', ''])}${who} has an ${name} on ${day.text} at ${hours.text}. ${chance.of(['Reply Y to confirm, N to cancel.', 'Reply C to confirm', 'Call 555-0119 to change.', 'Please arrive 15 min early.'])}`;
  return { ...PASTED, name, ...day, ...hours, text };
};

const DUE = ['Permission slips', 'Fair entries', 'Yearbook orders', 'Scholarship applications', 'Cookie money', 'Library books'];

const writeDeadline = (chance: Chance, today: Day): WrittenLine => {
  const day = pastedDay(chance, today);
  const name = chance.of(DUE);
  const text = chance.of([
    `${name} are due ${day.text}`,
    `${name} due by ${day.text}`,
    `Reminder: ${name} are due ${day.text}. Thanks!`,
    `${name} must be turned in by ${day.text}`,
  ]);
  return { ...PASTED, name, ...day, ...NO_HOURS, text };
};

const writeLabelledFlyer = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const name = chance.of([
    'Chili Cook-Off',
    'Ugly Sweater 5K',
    'Cookie Walk',
    'Winter Carnival',
    'Toy Drive',
    'Family Literacy Night',
  ]);
  const venue = chance.of(['Grange Hall', 'Lincoln School gym', 'Fire Station 2', 'Elks Lodge']);
  const text = chance.of([
    `What: ${name} When: ${day.text}, ${hours.text} Where: ${venue}`,
    `${name}! Date: ${day.text} Time: ${hours.text} Place: ${venue}`,
    `EVENT: ${name} | WHEN: ${day.text}, ${hours.text} | WHERE: ${venue} | COST: Free`,
    `${name} / When: ${day.text}, ${hours.text} / Where: ${venue} / Bring a friend`,
  ]);
  return { ...PASTED, name, ...day, ...hours, text, location: venue };
};

const writeClosure = (chance: Chance, today: Day): WrittenLine => {
  const first = 1 + chance.below(3);
  const last = first + 2 + chance.below(2);
  const [from, to] = [WEEKDAYS[first]!, WEEKDAYS[last]!];
  const name = chance.of(['no school', 'library closed', 'book fair', 'town hall closed', 'school is out', 'no trash pickup']);
  const date = nextOn(first, addDays(today, 1));
  const text = `${name} ${from} ${chance.of(['through', 'thru', 'to'])} ${to}`;
  return { ...SPOKEN, name, date, endDate: addDays(date, last - first), text, ...NO_HOURS };
};

const writeRegimen = (chance: Chance, today: Day): WrittenLine => {
  const name = chance.of(['gym', 'yoga', 'lap swim', 'pt', 'spin', 'physical therapy', 'run w/ dana']);
  const [days, weekdays] = chance.of([
    ['mon wed fri', [1, 3, 5]],
    ['tues thurs sat', [2, 4, 6]],
    ['mon wed sat', [1, 3, 6]],
  ] as const);
  const hour = chance.of([6, 7, 9]);
  const text = join(
    chance.of([
      [name, `${hour}am`, days],
      [name, days, `${hour}am`],
    ]),
  );
  const date = weekdays.map((weekday) => nextOn(weekday, addDays(today, 1))).sort()[0]!;
  const names = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
  return {
    ...TYPED,
    name,
    date,
    text,
    startTime: toTime(hour * 60),
    endTime: null,
    recurrence: `FREQ=WEEKLY;BYDAY=${weekdays.map((one) => names[one]).join()}`,
  };
};

const writeTrash = (chance: Chance, today: Day): WrittenLine => {
  const date = addDays(today, 8 + chance.below(40));
  const { weekday, month, n } = namesOf(date);
  const before = WEEKDAYS[(weekdayOf(date) + 6) % 7]!;
  const name = chance.of(['Holiday trash schedule', 'Christmas trash schedule', 'Garbage pickup change', 'Recycling notice']);
  const text = `${name}: ${before} routes will be collected ${weekday}, ${month} ${n}. ${chance.of(['Have carts out by 7 a.m.', 'Please put bins at the curb by 6 AM', 'Set trash cans out by 7 a.m.', 'Happy holidays!'])}`;
  return { ...PASTED, name, date, ...NO_HOURS, text };
};

const writeGame = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const [own, other] = chance.shuffled(TEAMS) as [string, string];
  const name = `${own} vs ${other}`;
  const text = chance.of([
    `GameChanger: ${name}, ${day.text}, ${hours.text}. Uniform: white`,
    `${name} ${day.text} ${hours.text}, snack: Lopez family`,
    `Schedule update: ${name} is now ${day.text} at ${hours.text}`,
  ]);
  return { ...PASTED, name, ...day, ...hours, text };
};

/** Notices of towns, schools, churches, teams and clinics, and lines in other orders of their words. */
export const NOTICE_LINES: readonly ((chance: Chance, today: Day) => WrittenLine)[] = [
  ...[writeStreets, writeSchedule, writeGrades, writeHolidayMeal, writeWeekdayInName, writeOrders, writeAppointment],
  ...[writeDeadline, writeLabelledFlyer, writeClosure, writeRegimen, writeTrash, writeGame],
  ...[writeNumberedThing, writeSurname, writeWordsOfSeries],
];
