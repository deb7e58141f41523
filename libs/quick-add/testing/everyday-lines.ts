import { addDays, type Day, weekdayOf } from '#libs/contracts';
import * as words from './line-vocabulary';
import {
  type Chance,
  join,
  MONTHS,
  NUMBERS,
  namesOf,
  nextOn,
  pastedDay,
  pastedHours,
  type SaidDay,
  toTime,
  typedDay,
  WEEKDAYS,
} from './said-times';
import type { WrittenLine } from './written-line';

const PLAIN = { style: 'pasted', startTime: null, endTime: null, location: null, recurrence: null, isOpen: false } as const;

const compact = (minute: number): string => `${Math.floor(minute / 60) % 12 || 12}${String(minute % 60).padStart(2, '0')}`;

/** 'jv 530 varsity 7 tues' */
const writePair = (chance: Chance, today: Day): WrittenLine => {
  const day = typedDay(chance, today);
  const [first, second] = chance.of([
    ['jv', 'varsity'],
    ['boys', 'girls'],
    ['u8', 'u10'],
    ['dentist', 'haircut'],
    ['cello', 'math tutor'],
    ['beginners', 'advanced'],
  ] as const);
  const start = 13 * 60 + 30 * chance.below(6);
  const [a, b] = [compact(start), compact(start + 90)];
  const text = chance.of([`${first} ${a} ${second} ${b} ${day.text}`, `${first} ${a}, ${second} ${b} ${day.text}`]);
  return { ...PLAIN, style: 'typed', name: first, ...day, text, startTime: toTime(start), isOpen: true };
};

/** The greeting says nothing of the hour. */
const writeGreeting = (chance: Chance, today: Day): WrittenLine => {
  const day = pastedDay(chance, today);
  const name = chance.of(['dentist', 'eye exam', 'orthodontist', 'check-up']);
  const hour = chance.of([1, 2, 3, 4]);
  const greeting = chance.of([
    'Good morning coach, ',
    'Good Morning teacher, ',
    'good morning all - ',
    'Good morning Mrs. Haug, ',
  ]);
  const text = `${greeting}${chance.of(['Maya has', 'my son has', 'Theo has'])} ${name} ${day.text} at ${hour}:30. Thank you`;
  return { ...PLAIN, name, ...day, text, startTime: toTime((hour + 12) * 60 + 30) };
};

/** On that day somebody has an age, and nothing is on. */
const writeAge = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const name = chance.of(['Kindergarten Roundup', 'T-Ball Sign-up', 'Flag Football Tryouts', 'Cornhole Tournament']);
  const on = `${chance.of(MONTHS)} ${1 + chance.below(28)}`;
  const age = chance.of([
    `Child must be 5 by ${on}`,
    `Players must be 12 on or before ${on}`,
    `Must turn 4 before ${on}`,
    `Must be at least 21 as of ${on}.`,
  ]);
  return { ...PLAIN, name, ...day, ...hours, text: `${name}, ${day.text}, ${hours.text}. ${age}` };
};

/** When one eats for the last time. */
const writeFast = (chance: Chance, today: Day): WrittenLine => {
  const day = typedDay(chance, today);
  const name = chance.of(['colonoscopy', 'fasting bloodwork', 'mom cardioversion', 'dog dental', 'glucose test']);
  const hour = chance.of([8, 9, 10]);
  const fast = chance.of([
    'npo after midnight',
    'nothing to eat after midnight',
    'no food after 10pm',
    'no water after midnight',
  ]);
  const text = `${name} ${day.text} ${hour}am${chance.of([', ', ' '])}${fast}`;
  return { ...PLAIN, name, ...day, text, startTime: toTime(hour * 60) };
};

const writeDayOfWeekend = (chance: Chance, today: Day): WrittenLine => {
  const name = chance.of(words.ERRANDS);
  const isNext = chance.isTrue(0.3);
  const saturday = addDays(nextOn(6, today), isNext ? 7 : 0);
  const text = join([
    name,
    chance.of(['sometime', 'some time']),
    isNext ? 'next weekend' : chance.of(['this weekend', 'this coming weekend']),
  ]);
  return { ...PLAIN, style: 'spoken', text, name, date: saturday, isOpen: true };
};

/** Figures without am or pm behind the words of leaving and coming. */
const writeTravel = (chance: Chance, today: Day): WrittenLine => {
  const day = typedDay(chance, today);
  const name = chance.of(['amtrak 95', 'ferry', 'bus to boston', 'megabus']);
  const start = 9 * 60 + 15 * chance.below(8);
  const end = start + 15 * (4 + chance.below(16));
  const text = `${name} ${day.text} ${chance.of(['leaves', 'departs'])} ${compact(start)} ${chance.of(['arrives', 'gets in'])} ${compact(end)}`;
  return { ...PLAIN, name, ...day, text, startTime: toTime(start), endTime: toTime(end) };
};

/** 'haircut Wednesday at one or maybe two' */
const writeTwoHours = (chance: Chance, today: Day): WrittenLine => {
  const weekday = chance.of([1, 2, 3, 4]);
  const name = chance.of(['haircut', 'piano tuner', 'tire rotation', 'couples massage']);
  const hour = chance.of([1, 2, 3]);
  const joint = chance.of([' or ', ' or maybe ', ' or possibly ']);
  const text = `${name} ${WEEKDAYS[weekday]} at ${NUMBERS[hour]}${joint}${NUMBERS[hour + 1]}`;
  return { ...PLAIN, text, name, date: nextOn(weekday, today), startTime: toTime((hour + 12) * 60), isOpen: true };
};

/** 'ditch meeting 2nd mon jan 7pm' */
const writeNthOfMonth = (chance: Chance): WrittenLine => {
  const nth = 1 + chance.below(4);
  const weekday = chance.of([0, 1, 2, 3, 4, 5, 6]);
  const month = 1 + chance.below(6);
  const date = addDays(nextOn(weekday, `2027-0${month}-01`), 7 * (nth - 1));
  const name = chance.of(['ditch meeting', 'rose pruning', 'select board', 'swap shop', 'contra dance']);
  const said = join([
    ['1st', '2nd', '3rd', '4th'][nth - 1]!,
    WEEKDAYS[weekday]!.slice(0, 3).toLowerCase(),
    MONTHS[month - 1]!.slice(0, 3).toLowerCase(),
  ]);
  const hour = chance.of([6, 7, 8]);
  return { ...PLAIN, style: 'typed', text: `${name} ${said} ${hour}pm`, name, date, startTime: toTime((hour + 12) * 60) };
};

/** 'camp mon-thu 9-12 jun 14-17': the weekdays are those of the dates. */
const writeWeekOfCamp = (chance: Chance): WrittenLine => {
  const date = nextOn(1, addDays('2027-06-01', 7 * chance.below(3)));
  const length = chance.of([3, 4]);
  const endDate = addDays(date, length);
  const name = chance.of(['camp', 'vbs', 'art camp', 'band camp', 'swim lessons session 1']);
  const [from, to] = chance.of([
    [9, 12],
    [10, 2],
    [1, 4],
  ] as const);
  const [first, last] = [namesOf(date), namesOf(endDate)];
  const days = `mon-${WEEKDAYS[weekdayOf(endDate)]!.slice(0, 3).toLowerCase()}`;
  const text = `${name} ${days} ${from}-${to} ${first.month.slice(0, 3).toLowerCase()} ${first.n}-${last.n}`;
  return {
    ...{ ...PLAIN, style: 'typed', text, name, date, endDate },
    ...{ startTime: toTime((from < 8 ? from + 12 : from) * 60), endTime: toTime((to < 8 ? to + 12 : to) * 60) },
  };
};

/** A venue behind the hour, without a comma between them. */
const writeLodge = (chance: Chance, today: Day): WrittenLine => {
  const day = pastedDay(chance, today);
  const name = chance.of(words.TITLES);
  const location = chance.of(['Elks Lodge', 'Odd Fellows Hall', 'Carver Museum', 'Hitchcock Center', 'Saxton Playhouse']);
  const text = `${name}, ${day.text}, ${chance.of(['5-7 pm', '5-7pm', '5pm to 7pm'])} ${location}${chance.of(['', ', free', '. Refreshments served.'])}`;
  return { ...PLAIN, name, ...day, text, startTime: '17:00', endTime: '19:00', location };
};

/** 'haircut 130 tmrw' */
const writeMinutesFirst = (chance: Chance, today: Day): WrittenLine => {
  const name = chance.of(['haircut', 'dentist', 'vet', 'lunch', 'piano lesson']);
  const day = chance.of<SaidDay>([{ text: 'tmrw', date: addDays(today, 1) }, typedDay(chance, today)]);
  const start = chance.of([12, 13, 14, 15]) * 60 + chance.of([15, 30, 45]);
  return { ...PLAIN, style: 'typed', name, ...day, text: `${name} ${compact(start)} ${day.text}`, startTime: toTime(start) };
};

/** Persons are taken to a place. */
const writeRide = (chance: Chance, today: Day): WrittenLine => {
  const day = typedDay(chance, today);
  const name = chance.of(['drop grandkids', 'drop mom', 'drop the boys', 'drop off grandpa', 'pick up dad', 'drop kids']);
  const location = chance.of(['airport', 'the rec center', 'the bus station', 'greyhound', 'daycare']);
  const hour = chance.of([8, 9, 10, 11]);
  const text = `${name} at ${location} ${day.text} ${hour}am`;
  return { ...PLAIN, style: 'typed', name, ...day, text, startTime: toTime(hour * 60), location: location.replace(/^the /, '') };
};

/** It ends at that hour, and does not say when it begins. */
const writeReturn = (chance: Chance, today: Day): WrittenLine => {
  const day = typedDay(chance, today);
  const name = chance.of(['field trip', 'scout hike', 'senior bus trip', 'class trip to plimoth']);
  const hour = chance.of([1, 2, 3, 4, 5]);
  const text = `${name} ${day.text}${chance.of([', ', ' '])}back by ${hour}${chance.of(['', 'pm', ' pm'])}`;
  return { ...PLAIN, name, ...day, text, startTime: toTime((hour + 12) * 60), isOpen: true };
};

/** 'retreat dec 5/6': two days in a row. */
const writeDaysWithStroke = (chance: Chance, today: Day): WrittenLine => {
  const date = addDays(today, 3 + chance.below(60));
  const endDate = addDays(date, 1);
  const [first, last] = [namesOf(date), namesOf(endDate)];
  if (first.m !== last.m) return writeDaysWithStroke(chance, today);
  const name = chance.of(['retreat', 'gun show', 'craft fair', 'search and rescue training', 'wrestling tournament']);
  const text = `${name} ${chance.of([first.month, first.month.slice(0, 3).toLowerCase()])} ${first.n}/${last.n} ${chance.of(['9-3', '9am-3pm'])}`;
  return { ...PLAIN, style: 'typed', name, date, endDate, text, startTime: '09:00', endTime: '15:00' };
};

/** As families, schools, clubs and churches write them down. */
export const EVERYDAY_LINES: readonly ((chance: Chance, today: Day) => WrittenLine)[] = [
  ...[writePair, writeGreeting, writeAge, writeFast, writeDayOfWeekend, writeTravel, writeTwoHours, writeNthOfMonth],
  ...[writeWeekOfCamp, writeLodge, writeMinutesFirst, writeRide, writeReturn],
  writeDaysWithStroke,
];
