import { addDays, type Day } from '#libs/contracts';
import {
  type Chance,
  join,
  NUMBERS,
  namesOf,
  nextOn,
  ORDINALS,
  ordinalOf,
  pastedDay,
  pastedHours,
  toTime,
  WEEKDAYS,
} from './said-times';
import type { WrittenLine } from './written-line';

const PASTED = { style: 'pasted', location: null, recurrence: null, isOpen: false } as const;
const SPOKEN = { ...PASTED, style: 'spoken' } as const;
const TYPED = { ...PASTED, style: 'typed' } as const;

const BODIES = ['Planning Commission', 'Board of Zoning Appeals', 'Elm Cemetery Association', 'Town Council', 'Water District'];
const HALVES = [
  ["o'clock a.m.", 0],
  ["o'clock in the forenoon", 0],
  ["o'clock p.m.", 12],
  ["o'clock P.M.", 12],
  ["o'clock in the afternoon", 12],
  ["o'clock in the evening", 12],
] as const;

/** Days, years and hours in the words of law. */
const writeLegalNotice = (chance: Chance, today: Day): WrittenLine => {
  const date = addDays(today, 12 + chance.below(90));
  const { weekday, month, n } = namesOf(date);
  const year = date.slice(0, 4);
  const ordinal = chance.of([ORDINALS[n - 1]!, ORDINALS[n - 1]!.replace(' ', '-'), ordinalOf(n)]);
  const day = chance.of([`the ${ordinal} day of ${month}`, `${weekday}, the ${ordinal} day of ${month}`]);
  const words = `two thousand ${chance.of(['', 'and '])}twenty-${NUMBERS[Number(year.slice(3))]!}`;
  const [half, later] = chance.of(HALVES);
  const hour = later === 0 ? 8 + chance.below(4) : half.endsWith('evening') ? 6 + chance.below(3) : 1 + chance.below(5);
  const said = `${chance.of(['at', 'at the hour of', 'commencing at'])} ${chance.of([`${hour}:00`, `${hour}`, NUMBERS[hour]!])} ${half}`;
  const name = chance.of(BODIES);
  const when = `on ${day}, ${chance.of([year, `A.D. ${year}`, words])}, ${said}`;
  const text = chance.of([
    `Notice is hereby given that the ${name} will meet ${when}`,
    `The ${name} shall hold a public hearing ${when} to consider a variance.`,
    `LEGAL NOTICE: annual meeting of the ${name} to be held ${when}.`,
  ]);
  return { ...PASTED, name, date, text, startTime: toTime((hour + later) * 60), endTime: null };
};

/** The last of two hours or days counts. */
const writeCorrection = (chance: Chance, today: Day): WrittenLine => {
  const name = chance.of(['piano lesson', 'lunch with Sam', 'retirement party', 'study group']);
  const [first, hour] = [1 + chance.below(4), 1 + chance.below(4)];
  const wrong = 1 + chance.below(5);
  const date = nextOn(wrong + 1, today);
  const no = chance.of(['no', 'no wait', 'sorry', 'no make that']);
  const right = `${NUMBERS[hour]!}${chance.of([' thirty', ' forty five', ' fifteen'])}`;
  const minutes = right.endsWith('thirty') ? 30 : right.endsWith('forty five') ? 45 : 15;
  const weekday = WEEKDAYS[wrong + 1]!;
  const text = chance.of([
    `${name} ${weekday} at ${NUMBERS[first]!} fifteen ${no} ${right}`,
    `${name} ${WEEKDAYS[wrong]!} ${no} ${weekday} at ${right}`,
  ]);
  return { ...SPOKEN, name, date, text, startTime: toTime((hour + 12) * 60 + minutes), endTime: null };
};

/** The weekday and the hour of a class say which one it is. */
const writeClass = (chance: Chance, today: Day): WrittenLine => {
  const weekday = 1 + chance.below(5);
  const date = addDays(nextOn(weekday, today), 7);
  const { month, n } = namesOf(date);
  const [hour, half] = chance.of([
    [3, ''],
    [4, ':30'],
    [4, ':15'],
  ] as const);
  const kind = chance.of(['ballet', 'tumbling', 'tap', 'karate']);
  const name = chance.of(['Costume fittings', 'Picture day', 'Recital practice']);
  const text = `${name} for the ${WEEKDAYS[weekday]!} ${hour}${half} ${kind} class will be ${month.slice(0, 3)} ${n}. ${chance.of(['Wear tights please', 'Bring water', 'Thank you!'])}`;
  const minutes = half === '' ? 0 : Number(half.slice(1));
  return { ...PASTED, name, date, text, startTime: toTime((hour + 12) * 60 + minutes), endTime: null, isOpen: true };
};

/** Doors that open for something else than the event: one may come to either. */
const writeDoorsForOther = (chance: Chance, today: Day): WrittenLine => {
  const day = pastedDay(chance, today);
  const name = chance.of(['Monster Jam', 'Hanson concert', 'Lady Eagles game', 'Comedy night']);
  const [hour, earlier] = [6 + chance.below(3), 1 + chance.below(2)];
  const opens = `${chance.of(['doors', 'gates'])} ${chance.of(['open', 'open at'])} ${hour - earlier}:${chance.of(['00', '30'])} PM`;
  const text = `${name}, ${day.text}, ${hour}:00 PM, ${opens} for ${chance.of(['dinner', 'the Pit Party', 'tailgating', 'cocktails'])}`;
  return { ...PASTED, name, ...day, text, startTime: toTime((hour + 12) * 60), endTime: null, isOpen: true };
};

/** In a clause of its own, a shortly earlier hour without am or pm is that of what goes before. */
const writeEarlierClause = (chance: Chance, today: Day): WrittenLine => {
  const day = pastedDay(chance, today);
  const name = chance.of(['Cribbage tournament', 'Estate auction', 'Lady Eagles vs Marlton', 'Fish fry', 'Polka night']);
  const hour = 5 + chance.below(4);
  const what = chance.of(['bus leaves', 'kitchen opens at', 'preview', 'grill opens', 'early seating at', 'van picks up at']);
  const earlier = `${hour - 1 - chance.below(2)}${chance.of(['', ':15', ':30'])}`;
  const detail = chance.of(['', ' sharp', ', $10/person', ', bring a chair']);
  const text = `${name} ${day.text}, ${hour}:${chance.of(['30', '45'])} PM${detail}, ${what} ${earlier}${chance.of(['', '. Cash bar.'])}`;
  return { ...PASTED, name, ...day, text, startTime: toTime((hour + 12) * 60 + minutesIn(text)), endTime: null };
};

const minutesIn = (text: string): number => Number(/:(\d\d) PM/.exec(text)![1]);

/** What one hands in before the event is no other event, nor is its hour. */
const writeHourOfDeadline = (chance: Chance, today: Day): WrittenLine => {
  const date = addDays(today, 20 + chance.below(60));
  const [event, deadline] = [namesOf(date), namesOf(addDays(date, -1 - chance.below(10)))];
  const name = chance.of(['Special meeting', 'Holiday banquet', 'Science fair', 'Piano recital']);
  const what = chance.of([
    'Proxies due by',
    'Poster boards due',
    'Menu choices are due by',
    'To change, use the sign-up page before',
  ]);
  const hour = what.endsWith('before') ? '' : chance.of([' at 5 pm', ' at noon', ' at 9 a.m.', '']);
  const text = `${name}: ${event.weekday}, ${event.month} ${event.n}, 7:00 p.m. ${what} ${deadline.month} ${deadline.n}${hour}.`;
  return { ...PASTED, name, date, text, startTime: '19:00', endTime: null };
};

/** What goes on says only its end. */
const writeFromNow = (chance: Chance, today: Day): WrittenLine => {
  const endDate = addDays(today, 10 + chance.below(20));
  const { month, n, m } = namesOf(endDate);
  const name = chance.of(['Toy Drive', 'Coat collection', 'Quilt show', 'Food drive', 'Wreath sale']);
  const text = `${chance.of(['', 'Holiday '])}${name}${chance.of([' ', ', '])}${chance.of(['now', 'from now'])} ${chance.of(['through', 'until'])} ${chance.of([`${month} ${n}`, `${m}/${n}`])}. Thank you!`;
  return { ...PASTED, name, date: today, endDate, text, startTime: null, endTime: null };
};

/** At dusk no clock says when, and the hour is that of what comes behind. */
const writeDusk = (chance: Chance, today: Day): WrittenLine => {
  const date = addDays(today, 8 + chance.below(25));
  const { weekday, month, n } = namesOf(date);
  const name = chance.of(['Tree lighting', 'Lantern walk', 'Menorah lighting']);
  const text = `${name} ${weekday}, ${month} ${n} at ${chance.of(['dusk', 'sunset', 'sundown'])}! ${chance.of(['Mariachi', 'Carols', 'Hot cocoa'])} at ${5 + chance.below(3)} pm${chance.of(['.', '!', ''])}`;
  return { ...PASTED, name, date, text, startTime: null, endTime: null, isOpen: true };
};

/** Two names, each with its weekday. */
const writeWeekdayPair = (chance: Chance, today: Day): WrittenLine => {
  const first = 1 + chance.below(3);
  const name = chance.of(['math test', 'dog groomer', 'lasagna', 'book report']);
  const text = `${name} ${shortOf(first)} ${chance.of(['vet', 'tacos', 'spelling quiz', 'recycling'])} ${shortOf(first + 1)}`;
  return { ...TYPED, name, date: nextOn(first, today), text, startTime: null, endTime: null, isOpen: true };
};

const shortOf = (weekday: number): string => WEEKDAYS[weekday]!.slice(0, 3).toLowerCase();

const BOARDS = ['school board', 'library board', 'HOA board meeting', 'zoning board'];

/** Boards meet at breakfast and in the evening. */
const writeBoard = (chance: Chance, today: Day): WrittenLine => {
  const name = chance.of(BOARDS);
  const date = addDays(today, 8 + chance.below(40));
  const { weekday, month, n } = namesOf(date);
  const hour = 6 + chance.below(2);
  const text = join([
    chance.of(['put', 'add']),
    name,
    `on the calendar for ${weekday} ${month} ${ORDINALS[n - 1]!}`,
    `at ${NUMBERS[hour]!}`,
  ]);
  return { ...SPOKEN, name, date, text, startTime: toTime((hour + 12) * 60), endTime: null, isOpen: true };
};

/** Names that contain words of a part of the day do not decide. */
const writeUndecidedHalf = (chance: Chance, today: Day): WrittenLine => {
  const date = addDays(today, 8 + chance.below(40));
  const { month, n } = namesOf(date);
  const name = chance.of(['Training session with Dawn', 'Pep talk for the dance team', 'Walk-through with Dawn']);
  const hour = 5 + chance.below(3);
  const text = `${name} ${month} ${n} at ${hour}:${chance.of(['15', '45'])}`;
  return {
    ...PASTED,
    name,
    date,
    text,
    startTime: toTime((hour + 12) * 60 + Number(text.slice(-2))),
    endTime: null,
    isOpen: true,
  };
};

/** A place behind both events is that of both. */
const writeSharedPlace = (chance: Chance, today: Day): WrittenLine => {
  const date = addDays(today, 20 + chance.below(40));
  const [first, second] = [namesOf(date), namesOf(addDays(date, 1))];
  const name = chance.of(['Derby weigh-in', 'Ham dinner', 'Robotics scrimmage']);
  const place = chance.of(['Carver Hall', 'Elks Lodge', 'Grange Hall']);
  const [days, other] = [`${first.weekday} ${first.month} ${first.n}`, `${second.weekday} ${second.month} ${second.n}`];
  const text = `${name} ${days} 6pm, ${chance.of(['race', 'auction', 'raffle'])} ${other} at 10am. Both at ${place}.`;
  return { ...PASTED, name, date, text, startTime: '18:00', endTime: null, location: place, isOpen: true };
};

/** Words that decide between the halves of the day. */
const writeDecidedHalf = (chance: Chance, today: Day): WrittenLine => {
  const hour = 5 + chance.below(3);
  const startTime = toTime((hour + 12) * 60);
  const said = chance.of([`at ${NUMBERS[hour]!}`, `at ${hour}`]);
  const errand = chance.of(['get gas', 'call Mom', 'feed the cat']);
  if (chance.isTrue(0.5))
    return { ...SPOKEN, name: errand, date: today, text: `remind me ${said} to ${errand}`, startTime, endTime: null };
  const name = `Christmas Eve ${chance.of(['service', 'mass', 'candlelight service', 'worship'])}`;
  return { ...SPOKEN, name, date: `${today.slice(0, 4)}-12-24`, text: `${name} ${said}`, startTime, endTime: null };
};

/** The hour of the arrival or of the way back is the end. */
const writeTrip = (chance: Chance, today: Day): WrittenLine => {
  const day = pastedDay(chance, today);
  const name = chance.of(['Coach 88 to Denver', 'Choir trip', 'Ferry to the island', 'Senior trip to Boston', 'Flight GX 2218']);
  const [start, end] = [6 + chance.below(5), 1 + chance.below(8)];
  const minutes = chance.of(['05', '20', '45']);
  const [from, to] = [`${start}:${minutes} ${chance.of(['AM', 'am', 'a.m.'])}`, `${end}:30 ${chance.of(['PM', 'pm'])}`];
  const text = chance.of([
    `${name}, ${day.text}. Depart ${from}, arrive ${to}.`,
    `${name} ${day.text}: leaves at ${from}, returns by ${to}. Pack a lunch.`,
    `${name}, ${day.text}, departing ${from} and arriving ${to}`,
    `${name}, ${day.text}. Bus leaves at ${from} and returns by ${to}.`,
    `${name}, ${day.text}. Leave ${from}, home by ${to}.`,
  ]);
  return {
    ...PASTED,
    name,
    ...day,
    text,
    startTime: toTime(start * 60 + Number(minutes)),
    endTime: toTime((end + 12) * 60 + 30),
  };
};

/** Words of a booking, an invitation or the speaker before the name. */
const writeCourtesy = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const name = chance.of(['furnace inspection', 'eye exam', 'pottery class', 'passport interview']);
  const when = `${day.text}, ${hours.text}`;
  const text = chance.of([
    `You're booked! ${name}, ${when}`,
    `You're all set! ${name}, ${when}`,
    `Thanks for choosing us! ${name}, ${when}`,
    `Your ${name} is confirmed. Ref 77Q2. ${when}`,
    `Hi Tomasz, thanks for applying. Can you come in ${when} for an ${name}?`,
    `The Garden Club invites everyone to the ${name} ${when}`,
    `Bring the whole family! ${name}, ${when}`,
  ]);
  return { ...PASTED, name, ...day, ...hours, text };
};

/** Until when something can be had for less or given back. */
const writeTerms = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const name = chance.of(['Winter formal', 'Bread class', 'Comedy gala', 'Pottery workshop']);
  const { month, n } = namesOf(addDays(day.date, -1 - chance.below(9)));
  const terms = chance.of([
    'Tickets $25 thru',
    'Non-refundable after',
    'No refunds after',
    'Tickets $55, non-refundable after',
    'Presale $12 until',
  ]);
  return {
    ...PASTED,
    name,
    ...day,
    ...hours,
    text: `${name} ${day.text}, ${hours.text.replace(/\.$/, '')}. ${terms} ${month} ${n}.`,
  };
};

/** Hours that the second day has of its own, also within those of the first day. */
const writeDaysWithHours = (chance: Chance, today: Day): WrittenLine => {
  const date = nextOn(6, addDays(today, 8 + chance.below(40)));
  const [first, second] = [namesOf(date), namesOf(addDays(date, 1))];
  const name = chance.of(['Craft fair', 'Model train open house', 'Book sale']);
  const said = ({ weekday, month, n }: typeof first, hours: string) => `${weekday}, ${month} ${n} ${hours}`;
  const text = chance.of([
    `${name}: ${said(first, '10-4')} and ${said(second, '11-3')}. Free.`,
    `${name}, ${said(first, '(10-4)')} and ${said(second, '(11-3)')}. Raffle, lunch counter, 60 vendors.`,
  ]);
  return { ...PASTED, name, date, text, startTime: '10:00', endTime: '16:00', isOpen: true };
};

/** Whoever says when 'our weekly class' begins means the series. */
const writeSeriesThatBegins = (chance: Chance, today: Day): WrittenLine => {
  const date = addDays(today, 8 + chance.below(40));
  const { month, n } = namesOf(date);
  const name = chance.of(['chair yoga class', 'story hour', 'support group']);
  const begins = chance.of(['starts', 'starting', 'begins', 'beginning', 'resumes', 'is back, first one']);
  const text = `${chance.of(['Our', 'The', 'A', 'Grange:'])} weekly ${name} ${begins} ${month} ${n} at 10 am`;
  return { ...PASTED, name, date, text, startTime: '10:00', endTime: null, recurrence: 'FREQ=WEEKLY' };
};

/** Hours and days that belong to something else, are taken back, or are said in the words of law. */
export const SECOND_THING_LINES: readonly ((chance: Chance, today: Day) => WrittenLine)[] = [
  ...[writeLegalNotice, writeCorrection, writeClass, writeDoorsForOther, writeDusk, writeWeekdayPair, writeBoard],
  ...[writeDecidedHalf, writeEarlierClause, writeHourOfDeadline, writeFromNow, writeUndecidedHalf, writeSharedPlace],
  ...[writeTrip, writeCourtesy, writeTerms, writeDaysWithHours, writeSeriesThatBegins],
];
