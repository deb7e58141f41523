import { addDays, type Day, dayOfMonth, weekdayOf } from '#libs/contracts';
import * as words from './line-vocabulary';
import {
  type Chance,
  hourOnClock,
  join,
  NUMBERS,
  namesOf,
  nextOn,
  pastedDay,
  pastedHours,
  type SaidDay,
  spokenDay,
  spokenHours,
  toTime,
  typedDay,
  typedHours,
  WEEKDAYS,
  withoutArticle,
} from './said-times';
import type { WrittenLine } from './written-line';

const NO_HOURS = { startTime: null, endTime: null };

const PASTED = { style: 'pasted', location: null, recurrence: null, isOpen: false } as const;

const clockOf = (minute: number): string => {
  const [hour, minutes] = [hourOnClock(minute), minute % 60];
  return minutes === 0 ? `${hour}` : `${hour}:${String(minutes).padStart(2, '0')}`;
};

const halfOf = (minute: number): string => (minute < 720 ? 'am' : 'pm');

/** Beside the hour of the event, that of the doors, the line-up or the volunteers, without am or pm. */
const writePreparation = (chance: Chance, today: Day): WrittenLine => {
  const day = pastedDay(chance, today);
  const name = chance.of(words.TITLES);
  const start = 60 * chance.of([9, 10, 12, 14, 17, 18, 19]) + chance.of([0, 0, 30]);
  const before = start - chance.of([15, 30, 45, 60, 90]);
  const hour = `${clockOf(start)} ${chance.of([halfOf(start), halfOf(start).toUpperCase()])}`;
  const venue = chance.of(['', chance.of(words.VENUES_OF_A_KIND)]);
  const preparation = chance.of(words.PREPARATIONS).replace('%', clockOf(before));
  const text = `${name}, ${day.text}${chance.of([', ', ' at ', ' '])}${hour}${venue && `, ${venue}`}${chance.of(['. ', '. ', '! '])}${preparation}${chance.of(['', '.', ' by the flagpole.'])}`;
  return { ...PASTED, name, ...day, text, startTime: toTime(start), endTime: null, location: venue || null };
};

/** One day is called off or is that of somebody else. */
const writeOtherDay = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, addDays(today, 10)), pastedHours(chance)];
  const name = chance.of(words.TITLES);
  const other = chance.of(['this weekend', 'this Saturday', 'on Sunday', `on ${WEEKDAYS[chance.of([1, 2, 3, 4])]}`]);
  const nth = 1 + chance.below(28);
  const ending = nth === 21 || nth === 1 ? 'st' : nth === 22 || nth === 2 ? 'nd' : nth === 23 || nth === 3 ? 'rd' : 'th';
  const aside = chance.of(words.ASIDES_OF_OTHER_DAYS).replace('%', `${nth}${ending}`);
  const text = chance.of([
    `${name} ${other} is CANCELLED. New date: ${day.text}, ${hours.text}`,
    `The ${name} ${other} has been called off. New date: ${day.text}, ${hours.text}`,
    `${name} changed to ${day.text} ${hours.text}. ${aside}`,
    `${name} is ${day.text} ${hours.text}, ${aside}`,
  ]);
  return { ...PASTED, name, ...day, ...hours, text };
};

/** It begins in the morning and ends when everything is sold. */
const writeOpenEnd = (chance: Chance, today: Day): WrittenLine => {
  const day = pastedDay(chance, today);
  const name = chance.of(words.SALES);
  const hour = chance.of([8, 9, 10]);
  const venue = chance.of(words.VENUES_OF_A_KIND);
  const text = `${chance.of(['', 'Ladies Aid ', 'Annual '])}${name}${chance.of([', ', '! ', ' - '])}${day.text}${chance.of([' from ', ', ', ' at '])}${hour} ${chance.of(words.OPEN_ENDS)}, ${venue}`;
  return { ...PASTED, name, ...day, text, startTime: toTime(hour * 60), endTime: null, location: venue };
};

/** Adults meet at a home in the evening of a weekday. */
const writeGathering = (chance: Chance, today: Day): WrittenLine => {
  const day = onWorkday(chance, today);
  const [hour, minute] = [chance.of([6, 7]), chance.of([0, 15, 30])];
  const name = chance.of(words.GROUPS);
  const home = chance.of(words.HOMES_OF_PEOPLE);
  const when = `${day.text} at ${clockOf(hour * 60 + minute)} at ${home}`;
  const text = chance.of([
    `Next ${name} is ${when}. Bring a friend!`,
    `Hi Friends, the ${name} meets ${when}. Let her know if you can't make it`,
    `${name} ${when}`,
    `Our ${name} meeting is ${when}, dessert provided`,
  ]);
  return {
    ...PASTED,
    name,
    ...day,
    text,
    startTime: toTime((hour + 12) * 60 + minute),
    endTime: null,
    location: withoutArticle(home),
  };
};

const onWorkday = (chance: Chance, today: Day): SaidDay => {
  const day = pastedDay(chance, today);
  return [1, 2, 3, 4].includes(weekdayOf(day.date)) ? day : onWorkday(chance, today);
};

/** The holiday is the event. */
const writeHolidayAtHome = (chance: Chance): WrittenLine => {
  const [holiday, date] = chance.of(words.HOLIDAYS_AT_HOME);
  const home = chance.of(words.HOMES_OF_PEOPLE).toLowerCase();
  const hour = chance.of([1, 2, 3, 4, 5, 6]);
  const where = `at ${home}`;
  const text = join(
    chance.of([
      [holiday, where, `${hour}pm`],
      [holiday, `${hour}pm`, where],
      [holiday, where],
    ]),
  );
  return {
    ...{ ...PASTED, style: 'typed', text, name: holiday, date },
    ...{ startTime: text.includes('pm') ? toTime((hour + 12) * 60) : null, endTime: null, location: withoutArticle(home) },
  };
};

/** A party that lasts until the new year is on its eve. */
const writeNewYear = (chance: Chance): WrittenLine => {
  const name = `New Year's Eve ${chance.of(['dance', 'gala', 'bash', 'ball', 'countdown'])}`;
  const from = chance.of([8, 9, 7]);
  const venue = chance.of(words.VENUES_OF_A_KIND);
  const text = `${name}${chance.of([' with the Country Drifters! ', ', ', '! '])}${venue}, ${from} pm ${chance.of(['to', '-', 'until'])} ${chance.of(['12:30', '1'])} am, $25 per couple`;
  const endTime = text.includes('12:30') ? '00:30' : '01:00';
  return { ...PASTED, text, name, date: '2026-12-31', startTime: toTime((from + 12) * 60), endTime, location: venue };
};

/** The name stands in a sentence. */
const writeAnnouncement = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const name = chance.of(words.TITLES);
  const greeting = chance.of(['', 'Dear neighbors, ', 'Hello families! ', 'Good news! ']);
  const venue = chance.of(words.NAMED_VENUES);
  const home = chance.of(['our house', 'my house', 'our home', 'my apartment']);
  const [text, location] = chance.of<readonly [string, string | null]>([
    [`The ${name} is coming to ${venue} ${day.text}, ${hours.text}!`, withoutArticle(venue)],
    [`Our ${name} is on ${day.text}, ${hours.text}. All are welcome`, null],
    [`We are holding our ${name} ${day.text} at ${hours.text}`, null],
    [`we make ${name} in ${home} ${day.text}, ${hours.text}. Please come with the children`, home],
    [`The ${name} will be held in ${home} on ${day.text}, ${hours.text}`, home],
  ]);
  return { ...PASTED, name, ...day, ...hours, text: `${greeting}${text}`, location };
};

/** With the sender or the one whom it is for. */
const writeSender = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const name = chance.of(words.TITLES);
  const text = `${chance.of(words.SENDERS)}${name}${chance.of([' is ', ', ', ' on ', '! '])}${day.text}, ${hours.text}. ${chance.of(words.SENTENCES)}`;
  return { ...PASTED, name, ...day, ...hours, text };
};

/** 'girls night sat 7pm my house, wine' */
const writeOwnHome = (chance: Chance, today: Day): WrittenLine => {
  const name = chance.of(words.OCCASIONS).toLowerCase();
  const [day, hours] = [typedDay(chance, today), typedHours(chance, name)];
  const home = chance.of(words.OWN_HOMES);
  const text = `${join([name, day.text, hours.text, home])}${chance.of(['', ', bring chips', ', dave is driving'])}`;
  return { ...PASTED, style: 'typed', name, ...day, ...hours, text, location: home };
};

/** A name that goes on behind that of a known place, or ends in a small word. */
const writeLongPlace = (chance: Chance, today: Day): WrittenLine => {
  const isTyped = chance.isTrue(0.5);
  const name = isTyped ? chance.of(words.OCCASIONS).toLowerCase() : chance.of(words.TITLES);
  const [day, hours] = isTyped
    ? [typedDay(chance, today), typedHours(chance, name)]
    : [pastedDay(chance, today), pastedHours(chance)];
  const place = chance.of(
    isTyped ? words.PLACES_BEYOND_KNOWN_ONES.slice(0, 4) : [...words.PLACES_BEYOND_KNOWN_ONES, ...words.PLACES_WITH_SMALL_KINDS],
  );
  const said = isTyped ? place.toLowerCase() : place;
  const text = isTyped
    ? join(
        chance.of([
          [name, day.text, hours.text, `at ${said}`],
          [name, `at ${said}`, day.text, hours.text],
        ]),
      )
    : `${name}, ${day.text}, ${hours.text} at ${said}. ${chance.of(words.SENTENCES)}`;
  return { ...PASTED, style: isTyped ? 'typed' : 'pasted', name, ...day, ...hours, text, location: withoutArticle(said) };
};

const writeTicket = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const name = chance.of(['The Nutcracker', 'Messiah', 'Guys and Dolls', 'Battle of the Bands', 'Ice Capades']);
  const venue = chance.of(words.VENUES_OF_A_KIND);
  const joint = chance.of([' – ', ' | ', ' • ']);
  const seat = chance.of(['Row F Seat 12', 'General Admission', 'Orch D 104', 'Sec 2 Row 9']);
  const text = [chance.of(['ADMIT ONE', 'E-TICKET', 'ADMIT TWO']), name, venue, day.text, hours.text, seat].join(joint);
  return { ...PASTED, name, ...day, ...hours, text, location: venue };
};

/** A span of days, and a part of it on one of them. */
const writeSpanWithPart = (chance: Chance, today: Day): WrittenLine => {
  const monday = nextOn(1, addDays(today, 3 + chance.below(40)));
  const [first, last] = [namesOf(monday), namesOf(addDays(monday, 4))];
  if (first.m !== last.m) return writeSpanWithPart(chance, today);
  const name = chance.of(['Scholastic Book Fair', 'Canned Food Drive', 'Art Show', 'Spirit Week', 'Holiday Shop']);
  const part = chance
    .of(words.PARTS_OF_MAILS)
    .replace('%', `${WEEKDAYS[chance.of([2, 3, 4])]} ${chance.of(['5-7', '6-8', '5:30-7'])}`);
  const days = chance.of([`${first.month.slice(0, 3)} ${first.n}-${last.n}`, `${first.month} ${first.n} - ${last.n}`]);
  const venue = chance.of(['Ridgeview Elementary', 'North High', 'Lincoln Elementary School', 'PS 118']);
  const text = chance.of([`${name} is coming to ${venue} ${days}! ${part}`, `${name} at ${venue}, ${days}. ${part}`]);
  return {
    ...{ ...PASTED, text, name, date: monday, endDate: addDays(monday, 4) },
    ...{ ...NO_HOURS, location: venue, isOpen: true },
  };
};

/** A bare eleven of a class is before noon. */
const writeMorningClass = (chance: Chance, today: Day): WrittenLine => {
  const name = chance.of(words.MORNING_CLASSES);
  const day = chance.of([typedDay(chance, today), { text: 'tomorrow', date: addDays(today, 1) }]);
  const text = join(
    chance.of([
      [name, day.text, '11'],
      [name, day.text, 'at 11'],
      [name, day.text, '11:15'],
    ]),
  );
  return {
    ...{ ...PASTED, style: 'typed', name, ...day, text },
    ...{ startTime: text.endsWith('15') ? '11:15' : '11:00', endTime: null },
  };
};

/** A room behind the building it is in. */
const writeRoomOfVenue = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const name = chance.of(words.TITLES);
  const venue = chance.of([
    'County Courthouse',
    'Ridgeview Elementary School',
    'Harlan Memorial Hospital',
    'Grace Lutheran Church',
  ]);
  const room = chance.of(['Room 201', 'Suite 4', 'Rm 12B', 'Building C', 'Room 8']);
  const lead = chance.of([', ', ', ', ' at ']);
  const text = `${name} on ${day.text} at ${hours.text}${lead}${venue}, ${room}. ${chance.of(words.SENTENCES)}`;
  return { ...PASTED, name, ...day, ...hours, text, location: venue };
};

/** The place may belong to the errand. */
const writeErrandAtShop = (chance: Chance, today: Day): WrittenLine => {
  const name = chance.of(words.ERRANDS_AT_SHOPS);
  const day = typedDay(chance, today);
  const hour = chance.of([8, 9, 10]);
  return {
    ...{ ...PASTED, style: 'typed', name, ...day, text: join([name, day.text, `${hour}am`]) },
    ...{ startTime: toTime(hour * 60), endTime: null, isOpen: true },
  };
};

/** The hour is that of what comes before it. */
const writeBehindService = (chance: Chance, today: Day): WrittenLine => {
  const name = chance.of(['church potluck', 'coffee hour', 'choir rehearsal', 'annual meeting', 'baptism class']);
  const day = spokenDay(chance, today);
  const hour = chance.of([9, 10, 11]);
  const clock = chance.of([`${NUMBERS[hour]} o'clock`, `${NUMBERS[hour]} thirty`, `${NUMBERS[hour]} a.m.`]);
  const text = join([name, day.text, `after the ${clock}`, chance.of(['service', 'mass', 'worship'])]);
  return { ...PASTED, name, ...day, text, ...NO_HOURS, isOpen: true };
};

const writeKindAtPlace = (chance: Chance, today: Day): WrittenLine => {
  const name = chance.of(words.OCCASIONS);
  const [day, hours] = [spokenDay(chance, today), spokenHours(chance, name)];
  const location = chance.of(words.KINDS_AT_PLACES);
  return { ...PASTED, style: 'spoken', name, ...day, ...hours, text: join([name, day.text, hours.text, location]), location };
};

const lastOfMonth = (day: Day): Day => (dayOfMonth(addDays(day, 1)) === 1 ? day : lastOfMonth(addDays(day, 1)));

/** 'on Mondays at four forty five until the end of January' */
const writeSeriesWithEnd = (chance: Chance, today: Day): WrittenLine => {
  const weekday = chance.of([0, 1, 2, 3, 4, 6]);
  const [hour, minutes] = [
    chance.of([1, 2, 3, 4]),
    chance.of([
      ['', 0],
      [' fifteen', 15],
      [' thirty', 30],
      [' forty five', 45],
    ] as const),
  ];
  const end = addDays(today, 60 + chance.below(90));
  const name = chance.of(['guitar lessons', 'tap class', 'tutoring', 'swim lessons', 'chess lessons']);
  const until = lastOfMonth(end);
  const text = `${name} on ${WEEKDAYS[weekday]}s at ${NUMBERS[hour]}${minutes[0]} until the end of ${namesOf(end).month}`;
  return {
    ...{ ...PASTED, style: 'spoken', text, name, date: nextOn(weekday, today) },
    ...{ startTime: toTime((hour + 12) * 60 + minutes[1]), endTime: null },
    recurrence: `FREQ=WEEKLY;UNTIL=${until.replaceAll('-', '')}`,
  };
};

/** At an address on two days with the same hours. */
const writeSaleOfDays = (chance: Chance, today: Day): WrittenLine => {
  const date = nextOn(5, addDays(today, 3 + chance.below(40)));
  const endDate = addDays(date, 1);
  const [first, last] = [date, endDate].map((day) => `${namesOf(day).month.slice(0, 3)} ${namesOf(day).n}`);
  const name = chance.of(['Estate sale', 'Garage sale', 'Moving sale', 'Barn sale', 'Yard sale']);
  const location = chance.of(words.ADDRESSES.filter((address) => !address.includes('County') && !address.includes('State')));
  const days = chance.of([`Fri ${first} & Sat ${last}`, `Fri ${first} and Sat ${last}`, `${first} & ${last}`]);
  const tail = chance.of(['', '. Tools, Pyrex, quilts.', '. Numbers at 8.', '. No early birds!']);
  const text = `${name}${chance.of([': ', ', ', ' - '])}${location}, ${days}, ${chance.of(['9-3', '9-3', '9am-3pm'])}${tail}`;
  return { ...PASTED, text, name, date, endDate, startTime: '09:00', endTime: '15:00', location };
};

const shortDate = (date: Day): string => `${namesOf(date).month.slice(0, 3)} ${namesOf(date).n}`;

/** 'Fri, Sat & Sun, Dec 4-6': the weekdays of a span beside its dates. */
const writeWeekdaysOfSpan = (chance: Chance, today: Day): WrittenLine => {
  const length = chance.of([2, 3]);
  const from = addDays(today, 8 + chance.below(50));
  const dates = Array.from({ length }, (_, at) => addDays(from, at));
  const to = dates.at(-1)!;
  if (namesOf(from).m !== namesOf(to).m) return writeWeekdaysOfSpan(chance, today);
  const name = chance.of(words.TITLES);
  const weekdays = dates.map((date) => WEEKDAYS[weekdayOf(date)]!.slice(0, 3));
  const [first, last] = [weekdays[0]!, weekdays.at(-1)!];
  const said = chance.of([
    `${weekdays.slice(0, -1).join(', ')} & ${last}`,
    `${weekdays.slice(0, -1).join('., ')}. & ${last}.`,
    `${first}-${last}`,
    `${weekdays.slice(0, -1).join(', ')} and ${last}`,
  ]);
  const days = chance.of([`${shortDate(from)}-${namesOf(to).n}`, `${shortDate(from)} - ${shortDate(to)}`]);
  const text = `${name}${chance.of([', ', ' '])}${chance.of([`${said} ${days}`, `${said}, ${days}`, `${days} (${said})`])}, 9 am - 3 pm`;
  return { ...PASTED, name, text, date: from, endDate: to, startTime: '09:00', endTime: '15:00' };
};

/** 'Mon Nov 30 and Tues Dec 1, 3:15-5 pm' */
const writeTwoDates = (chance: Chance, today: Day): WrittenLine => {
  const date = addDays(today, 3 + chance.below(50));
  const endDate = addDays(date, 1);
  const name = chance.of(['volleyball tryouts', 'kindergarten program', 'first grade concert', 'safety course']);
  const said = [date, endDate].map((day) => `${WEEKDAYS[weekdayOf(day)]!.slice(0, chance.of([3, 9]))} ${shortDate(day)}`);
  const text = `${name} ${said.join(chance.of([' and ', ' & ']))}, ${chance.of(['3:15-5:00 pm', '3:15 to 5 PM'])}, Field 6`;
  return { ...PASTED, name, text, date, endDate, startTime: '15:15', endTime: '17:00', location: 'Field 6' };
};

/** The name of the day is that of the event as well. Phones set a curly apostrophe. */
const writeNamedDay = (chance: Chance): WrittenLine => {
  const [day, date] = chance.of(words.DAYS_WITH_A_NAME);
  const [hour, venue] = [chance.of([1, 3, 4, 6, 7]), chance.of(words.VENUES_OF_A_KIND)];
  const name = chance.of([day, day.replace("'", '’')]);
  const text = `${name} ${chance.of(words.DOINGS_ON_SUCH_DAYS)}, ${hour}${chance.of(['pm', ' PM', ':00 pm'])}, ${venue}`;
  return { ...PASTED, name, text, date, startTime: toTime((hour + 12) * 60), endTime: null, location: venue };
};

const writeVisitAtAge = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const name = chance.of(words.VISITS_AT_AN_AGE);
  const text = `${chance.of(['Reminder: ', 'Lakeside OB reminder: ', ''])}${name}${chance.of([', ', ' - ', ' on '])}${day.text}, ${hours.text}. Please arrive early`;
  return { ...PASTED, name, ...day, ...hours, text };
};

/** 'No practice Monday. Next practice is Wed 11/25' */
const writeNextMeeting = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, addDays(today, 8)), pastedHours(chance)];
  const name = chance.of(words.MEETINGS_OF_A_TEAM);
  const other = chance.of(['Monday', 'on Tuesday', 'tonight', 'this Thursday', 'tomorrow']);
  const text = `${chance.of(['', 'From Coach Ruiz: ', 'Hi all, '])}no ${name} ${other}. Next ${name} is ${day.text}, ${hours.text}`;
  return { ...PASTED, name, ...day, ...hours, text };
};

/** Two events, each with its day, hour and place. */
const writeTwoSentences = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours, venue] = [pastedDay(chance, today), pastedHours(chance), chance.of(words.VENUES_OF_A_KIND)];
  const [name, other] = chance.of(words.PAIRS_OF_EVENTS);
  const next = namesOf(addDays(day.date, 1));
  const text = `${name}, ${day.text}, ${hours.text}, ${venue}. ${other} ${next.weekday} ${next.month.slice(0, 3)} ${next.n}, 11 am, ${chance.of(words.VENUES_OF_A_KIND)}`;
  return { ...PASTED, name, ...day, ...hours, text, location: venue, isOpen: true };
};

/** The number is that of the day: 'dec 12 noon'. */
const writeNoonBehindDate = (chance: Chance, today: Day): WrittenLine => {
  const date = addDays(today, 5 + chance.below(60));
  const name = chance.of(['mass for nonno', 'lunch w lena', 'party for gus', 'call the bank', 'dog park meetup']);
  const until = chance.of([null, 2, 3]);
  const text = `${name} ${shortDate(date).toLowerCase()} noon${until ? `-${until}` : ''}`;
  return { ...PASTED, style: 'typed', name, text, date, startTime: '12:00', endTime: until ? toTime((until + 12) * 60) : null };
};

/** 'guitar every Tuesday at four thirty but it starts December first' */
const writeSeriesWithStart = (chance: Chance, today: Day): WrittenLine => {
  const date = addDays(today, 8 + chance.below(20));
  const { weekday, month, n } = namesOf(date);
  const name = chance.of(['guitar lessons', 'Bible study', 'tap class', 'water aerobics']);
  const ordinal = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'][n - 1];
  if (!ordinal) return writeSeriesWithStart(chance, today);
  const text = `${name} every ${weekday} at four thirty p.m. ${chance.of(['but it starts', 'except it starts', 'and it begins', 'it starts on'])} ${month} ${ordinal}`;
  return {
    ...{ ...PASTED, style: 'spoken', name, text, date, startTime: '16:30', endTime: null },
    recurrence: 'FREQ=WEEKLY',
  };
};

/** '11pm Sat - 7am Sun' */
const writeNight = (chance: Chance, today: Day): WrittenLine => {
  const date = addDays(today, 1 + chance.below(5));
  const [first, last] = [date, addDays(date, 1)].map((day) => WEEKDAYS[weekdayOf(day)]!.slice(0, chance.of([3, 9])));
  const name = chance.of(['Parking ban', 'Youth lock-in', 'Water shutoff', 'Homeless shelter shift']);
  const text = `${name}${chance.of([' ', ', '])}10 ${chance.of(['pm', 'PM'])} ${first} ${chance.of(['-', 'to', 'until', '–'])} 7 am ${last}`;
  return { ...PASTED, name, text, date, startTime: '22:00', endTime: '07:00' };
};

/** The old day goes with the words of the change. */
const writeChange = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, addDays(today, 10)), pastedHours(chance)];
  const name = chance.of(words.TITLES);
  const old = addDays(today, 4 + chance.below(5));
  const text = `${chance.of(['The ', ''])}${name} on ${shortDate(old)} ${chance.of(['has been moved', 'is rescheduled', 'has been changed', 'was postponed'])} to ${day.text}, ${hours.text}`;
  return { ...PASTED, name, ...day, ...hours, text };
};

/** A room in small letters, or a place that has its own sentence behind that of the event. */
const writePlaceInClause = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const name = chance.of(words.TITLES);
  const isRoom = chance.isTrue(0.5);
  const location = chance.of(isRoom ? words.SMALL_ROOMS : words.VENUES_OF_A_KIND);
  const text = `${name}, ${day.text}, ${hours.text}, ${location}${isRoom ? `, ${chance.of(words.TAILS)}` : `. ${chance.of(words.AFTERWARDS)}`}`;
  return { ...PASTED, name, ...day, ...hours, text, location };
};

/** Lines of which one detail is easily taken for another. */
export const DETAILED_LINES: readonly ((chance: Chance, today: Day) => WrittenLine)[] = [
  ...[writePreparation, writeOtherDay, writeOpenEnd, writeGathering, writeHolidayAtHome, writeNewYear, writeAnnouncement],
  ...[writeSender, writeOwnHome, writeLongPlace, writeTicket, writeSpanWithPart, writeMorningClass, writeRoomOfVenue],
  ...[writeErrandAtShop, writeBehindService, writeKindAtPlace, writeSeriesWithEnd, writeSaleOfDays],
  ...[writeWeekdaysOfSpan, writeTwoDates, writeNamedDay, writeVisitAtAge, writeNextMeeting, writeTwoSentences],
  ...[writeNoonBehindDate, writeSeriesWithStart, writeNight, writeChange, writePlaceInClause],
];
