import { addDays, type Day, dayOfMonth, monthOf, weekdayOf } from '#libs/contracts';
import * as words from './line-vocabulary';

/** A line as residents write it, and its only right reading. Of a pasted text, further words may stand in the name. */
export type WrittenLine = Readonly<{
  text: string;
  style: 'typed' | 'spoken' | 'pasted';
  name: string;
  date: Day;
  endDate?: Day;
  startTime: string | null;
  endTime: string | null;
  location: string | null;
  recurrence: string | null;
  /** Two readings are likely: it is right only to ask. */
  isOpen: boolean;
}>;

/** Returns the same lines for the same seed. `today` is a Friday. */
export const writeLines = (seed: number, count: number, today: Day): WrittenLine[] => {
  const chance = new Chance(seed);
  const styles = [
    writeTyped,
    writeSpoken,
    writePasted,
    writeTypedSeries,
    writeSpokenSeries,
    writeMail,
    writeTypedNote,
    writeFlyer,
    writeTypedRelative,
    writeTypedSpan,
    writeSpokenFrame,
    writeNotice,
    writeMessage,
    writeTypedDoubt,
  ];
  return Array.from({ length: count }, (_, at) => styles[at % styles.length]!(chance, today));
};

class Chance {
  constructor(private state: number) {}

  /** Mulberry32. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  isTrue(share: number): boolean {
    return this.next() < share;
  }

  of<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
];
const ORDINALS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'],
  ...['thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth'],
  ...['twenty first', 'twenty second', 'twenty third', 'twenty fourth', 'twenty fifth', 'twenty sixth', 'twenty seventh'],
  ...['twenty eighth', 'twenty ninth', 'thirtieth', 'thirty first'],
];
const NUMBERS = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const MINUTES: Readonly<Record<number, string>> = { 0: '', 15: ' fifteen', 30: ' thirty', 45: ' forty five' };

type SaidDay = Readonly<{ text: string; date: Day }>;
type SaidHours = Readonly<{ text: string; startTime: string | null; endTime: string | null; isOpen: boolean }>;

const namesOf = (date: Day) => {
  const [weekday, month] = [WEEKDAYS[weekdayOf(date)]!, MONTHS[monthOf(date) - 1]!];
  return { weekday, month, n: dayOfMonth(date), m: monthOf(date) };
};

/** A weekday alone is one of the next six days; today's weekday alone is asked about. */
const anyDay = (chance: Chance, today: Day, isNear: boolean): Day =>
  addDays(today, isNear ? 1 + chance.below(6) : 2 + chance.below(60));

const typedDay = (chance: Chance, today: Day): SaidDay => {
  const isNear = chance.isTrue(0.5);
  const date = anyDay(chance, today, isNear);
  const { weekday, month, n, m } = namesOf(date);
  const short = weekday.slice(0, chance.of([3, 3, weekday.length])).toLowerCase();
  if (isNear) return { text: chance.of([short, short, `on ${short}`]), date };
  const mon = month.slice(0, 3).toLowerCase();
  return { text: chance.of([`${m}/${n}`, `${mon} ${n}`, `${short} ${m}/${n}`, `${short} ${mon} ${n}`]), date };
};

const spokenDay = (chance: Chance, today: Day): SaidDay => {
  const isNear = chance.isTrue(0.5);
  const date = anyDay(chance, today, isNear);
  const { weekday, month, n } = namesOf(date);
  if (isNear) return { text: chance.of([weekday, `on ${weekday}`, `for ${weekday}`]), date };
  const nth = ORDINALS[n - 1]!;
  return {
    text: chance.of([
      `${month} ${nth}`,
      `on ${month} ${nth}`,
      `${weekday} ${month} ${nth}`,
      `on the ${nth} of ${month}`,
      `on ${weekday} ${month} ${nth}`,
    ]),
    date,
  };
};

const pastedDay = (chance: Chance, today: Day): SaidDay => {
  const date = anyDay(chance, today, false);
  const { weekday, month, n, m } = namesOf(date);
  const [wd, mon] = [weekday.slice(0, 3), month.slice(0, 3)];
  return {
    text: chance.of([
      `${weekday}, ${month} ${n}`,
      `${wd}, ${mon} ${n}`,
      `${wd} ${m}/${n}`,
      `${wd} ${mon} ${n}`,
      `${weekday}, ${month} ${n}, ${date.slice(0, 4)}`,
      `${month} ${n}`,
      `${wd}., ${mon}. ${n}`,
    ]),
    date,
  };
};

const toTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const MORNING = 8 * 60;

/** In the day; `most` is the last hour. */
const anyMinute = (chance: Chance, from = MORNING, most = 20 * 60): number => from + 15 * chance.below((most - from) / 15);

/** Of these, nine or ten without am or pm may be in the evening. */
const IS_EVENING = /night|dinner|party|mixer|board|tasting|play|dance/i;

const typedHours = (chance: Chance, name: string): SaidHours => {
  const kind = chance.below(IS_EVENING.test(name) ? 1 : 6) + (IS_EVENING.test(name) ? 2 : 0);
  const start = anyMinute(chance);
  const [hour, minute] = [Math.floor(start / 60) % 12 || 12, start % 60];
  const half = start < 720 ? 'a' : 'p';
  const digits = minute ? `${hour}${chance.of([':', ''])}${String(minute).padStart(2, '0')}` : `${hour}`;
  if (kind === 0) {
    const [from, to] = chance.of([
      [9, 12],
      [10, 2],
      [9, 5],
      [1, 3],
      [2, 4],
      [10, 12],
      [11, 1],
      [1, 4],
      [3, 5],
    ] as const);
    const toMinute = (at: number) => (at < 8 ? at + 12 : at) * 60;
    return { text: `${from}-${to}`, startTime: toTime(toMinute(from)), endTime: toTime(toMinute(to)), isOpen: false };
  }
  if (kind === 1) {
    const at = chance.of([1, 2, 3, 4, 10, 11]);
    return {
      text: chance.of([`at ${at}`, `${at}`]),
      startTime: toTime((at < 8 ? at + 12 : at) * 60),
      endTime: null,
      isOpen: false,
    };
  }
  if (kind === 2) {
    const from = chance.of([5, 6, 7, 1, 2]);
    return {
      text: `${from}-${from + 2}pm`,
      startTime: toTime((from + 12) * 60),
      endTime: toTime((from + 14) * 60),
      isOpen: false,
    };
  }
  const text = chance.of([`${digits}${half}m`, `${digits}${half}`, `at ${digits}${half}m`]);
  return { text, startTime: toTime(start), endTime: null, isOpen: false };
};

const inWords = (minute: number): string => `${NUMBERS[Math.floor(minute / 60) % 12]}${MINUTES[minute % 60]}`;

const spokenHours = (chance: Chance, name: string): SaidHours => {
  const start = anyMinute(chance);
  const at = (text: string, startTime: number, endTime: number | null = null): SaidHours => ({
    text,
    startTime: toTime(startTime),
    endTime: endTime === null ? null : toTime(endTime),
    isOpen: false,
  });
  const kind = IS_EVENING.test(name) ? 5 : chance.below(6);
  if (kind === 0) return at(chance.of(['at noon', 'twelve noon', 'at twelve noon', 'at twelve noon']), 720);
  if (kind === 1) {
    const [from, to] = chance.of([
      [13, 15],
      [14, 16],
      [10, 14],
      [9, 11],
      [13, 16],
      [10, 12],
    ] as const);
    return at(`from ${NUMBERS[from % 12]} to ${NUMBERS[to % 12]}`, from * 60, to * 60);
  }
  if (kind === 2) return at(`at ${NUMBERS[chance.of([1])]}`, 780);
  const part = start < 720 ? 'in the morning' : start < 1020 ? 'in the afternoon' : 'in the evening';
  return at(
    chance.of([
      `at ${inWords(start)} ${start < 720 ? 'a.m.' : 'p.m.'}`,
      `at ${inWords(start)} ${part}`,
      `at ${inWords(start)} ${start < 720 ? 'a.m.' : 'p.m.'}`,
    ]),
    start,
  );
};

const pastedHours = (chance: Chance): SaidHours => {
  const start = anyMinute(chance, MORNING, 19 * 60);
  const end = start + 60 * (1 + chance.below(3));
  const clock = (at: number, minutes = true) =>
    `${Math.floor(at / 60) % 12 || 12}${at % 60 ? `:${String(at % 60).padStart(2, '0')}` : minutes && chance.isTrue(0.3) ? ':00' : ''}`;
  const half = (at: number) => (at < 720 ? chance.of(['am', 'AM', ' a.m.', ' AM']) : chance.of(['pm', 'PM', ' p.m.', ' PM']));
  const said = (at: number) => `${clock(at)}${half(at)}`;
  if (chance.isTrue(0.5)) return { text: said(start), startTime: toTime(start), endTime: null, isOpen: false };
  const isSameHalf = start < 720 === end < 720;
  const text =
    isSameHalf && chance.isTrue(0.5)
      ? `${clock(start)}${chance.of(['-', ' - ', '–', ' to '])}${said(end)}`
      : `${said(start)}${chance.of(['-', ' - ', ' – ', ' to ', ' until '])}${said(end)}`;
  return { text, startTime: toTime(start), endTime: toTime(end), isOpen: false };
};

const withoutArticle = (place: string): string => place.replace(/^the /i, '');

const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const writeTyped = (chance: Chance, today: Day): WrittenLine => {
  const name = (
    chance.isTrue(0.7) ? chance.of([...words.OCCASIONS, ...words.NAMES_WITH_FIGURES]) : chance.of(words.ERRANDS)
  ).toLowerCase();
  const [day, hours] = [typedDay(chance, today), typedHours(chance, name)];
  const venue = chance.isTrue(0.5)
    ? chance.of([...words.NAMED_VENUES, ...words.PLAIN_VENUES, ...words.ADDRESSES]).toLowerCase()
    : '';
  const where = venue && `${chance.of(['at ', '@ ', '@', 'at '])}${venue}`;
  // A number at the beginning of the name, behind a day, may be the hour.
  const isAhead = /^\d/.test(name) || chance.isTrue(0.6);
  const order = chance.of(
    isAhead
      ? [
          [name, day.text, hours.text, where],
          [name, where, day.text, hours.text],
          [name, day.text, where, hours.text],
        ]
      : [
          [day.text, hours.text, name, where],
          [day.text, name, hours.text, where],
        ],
  );
  return {
    style: 'typed',
    name,
    ...day,
    ...hours,
    text: join(order),
    location: venue ? withoutArticle(venue) : null,
    recurrence: null,
  };
};

const writeSpoken = (chance: Chance, today: Day): WrittenLine => {
  const isErrand = chance.isTrue(0.35);
  const name = isErrand ? chance.of(words.ERRANDS) : chance.of(words.OCCASIONS);
  const [day, hours] = [spokenDay(chance, today), spokenHours(chance, name)];
  const opener = chance.of(isErrand ? words.OPENERS_OF_ERRANDS : words.OPENERS_OF_OCCASIONS);
  const venue = !isErrand && chance.isTrue(0.5) ? chance.of([...words.NAMED_VENUES, ...words.PLAIN_VENUES]) : '';
  const where = venue && `at ${venue}`;
  const order = chance.of([
    [opener, name, day.text, hours.text, where],
    [opener, name, where, day.text, hours.text],
    [opener, name, hours.text, day.text, where],
    [opener, name, day.text, where, hours.text],
  ]);
  return {
    style: 'spoken',
    name,
    ...day,
    ...hours,
    text: join(order),
    location: venue ? withoutArticle(venue) : null,
    recurrence: null,
  };
};

const writePasted = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const title = chance.of([...words.TITLES, ...words.TITLES, ...words.NAMES_WITH_FIGURES]);
  const name = chance.isTrue(0.15) ? title.toUpperCase() : title;
  const joint = chance.of([', ', ' - ', ' | ', ', ', ', ']);
  const kind = chance.below(5);
  const venue =
    kind === 0
      ? ''
      : kind === 1
        ? chance.of(words.ADDRESSES)
        : kind === 2
          ? chance.of(words.ROOMS)
          : chance.of(words.NAMED_VENUES);
  const isBare = kind === 1 && chance.isTrue(0.6);
  const where =
    venue === '' ? '' : kind === 2 ? `in the ${venue}` : isBare ? venue : `${chance.of(['at ', 'at ', '@ '])}${venue}`;
  const greeting = chance.of(words.GREETINGS);
  const when = chance.of([`${day.text}${chance.of([', ', ' ', ' at '])}${hours.text}`, `${day.text}${joint}${hours.text}`]);
  const head = chance.of([`${name}${joint}${when}`, `${name} ${chance.of(['on ', 'is ', ''])}${when}`, `${name}${joint}${when}`]);
  const event = where === '' ? head : `${head}${isBare ? joint : chance.of([' ', ' ', joint])}${where}`;
  const tails = Array.from({ length: chance.below(3) }, () => chance.of(words.TAILS));
  const end = chance.of([
    '',
    '',
    `. ${chance.of(words.SENTENCES)}`,
    `. ${chance.of(words.SENTENCES)} ${chance.of(words.SENTENCES)}`,
    `${joint}${chance.of(words.QUOTED)}`,
  ]);
  const text = `${greeting}${event}${tails.map((tail) => `${joint}${tail}`).join('')}${end}`;
  return {
    style: 'pasted',
    name,
    ...day,
    ...hours,
    text,
    location: venue === '' ? null : withoutArticle(venue),
    recurrence: null,
  };
};

const nextOn = (weekday: number, from: Day): Day => addDays(from, (weekday - weekdayOf(from) + 7) % 7);

const BYDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const writeTypedSeries = (chance: Chance, today: Day): WrittenLine => {
  const weekday = chance.of([0, 1, 2, 3, 4, 6]);
  const name = chance.of(words.OCCASIONS).toLowerCase();
  const hours = typedHours(chance, name);
  const long = WEEKDAYS[weekday]!.toLowerCase();
  const said = chance.of([long, long.slice(0, 3)]);
  const venue = chance.isTrue(0.3) ? chance.of([...words.NAMED_VENUES, ...words.PLAIN_VENUES]).toLowerCase() : '';
  const where = venue && `at ${venue}`;
  const begins = addDays(today, 10 + chance.below(20));
  const kind = chance.below(5);
  const nth = 1 + chance.below(3);
  const fields = { style: 'typed' as const, name, ...hours, location: venue ? withoutArticle(venue) : null };
  if (kind === 0) {
    const text = `every ${said}`;
    return {
      ...fields,
      text: join(
        chance.of([
          [name, text, hours.text, where],
          [text, name, hours.text, where],
        ]),
      ),
      date: nextOn(weekday, today),
      recurrence: 'FREQ=WEEKLY',
    };
  }
  if (kind === 1)
    return {
      ...fields,
      text: join([name, `every other ${said}`, hours.text, where]),
      date: nextOn(weekday, today),
      recurrence: 'FREQ=WEEKLY;INTERVAL=2',
      isOpen: false,
    };
  if (kind === 2) {
    const text = `every ${said} starting ${namesOf(begins).m}/${namesOf(begins).n}`;
    return { ...fields, text: join([name, text, hours.text, where]), date: nextOn(weekday, begins), recurrence: 'FREQ=WEEKLY' };
  }
  if (kind === 3) {
    const other = (weekday + 2) % 7;
    const days = [weekday, other].sort();
    const first = [nextOn(weekday, addDays(today, 1)), nextOn(other, addDays(today, 1))].sort()[0]!;
    const text = `every ${said} and ${WEEKDAYS[other]!.slice(0, 3).toLowerCase()}`;
    if (days.includes(5)) return writeTypedSeries(chance, today);
    return {
      ...fields,
      text: join([name, text, hours.text, where]),
      date: first,
      recurrence: `FREQ=WEEKLY;BYDAY=${days.map((day) => BYDAYS[day]).join(',')}`,
    };
  }
  const text = `${chance.of(['', 'every '])}${['1st', '2nd', '3rd'][nth - 1]} ${said} of ${chance.of(['the month', 'every month', 'each month'])}`;
  const first = [0, 1, 2].map((later) => nthWeekday(today, later, nth, weekday)).find((day) => day >= today)!;
  return {
    ...fields,
    text: join([name, text, hours.text, where]),
    date: first,
    recurrence: `FREQ=MONTHLY;BYDAY=${nth}${BYDAYS[weekday]}`,
  };
};

const nthWeekday = (today: Day, monthsLater: number, nth: number, weekday: number): Day => {
  const [year, month] = [Number(today.slice(0, 4)), monthOf(today) + monthsLater];
  const first = `${year + (month > 12 ? 1 : 0)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-01` as Day;
  return addDays(nextOn(weekday, first), 7 * (nth - 1));
};

const writeSpokenSeries = (chance: Chance, today: Day): WrittenLine => {
  const weekday = chance.of([0, 1, 2, 3, 4, 6]);
  const name = chance.of(words.OCCASIONS);
  const hours = spokenHours(chance, name);
  const opener = chance.of(words.OPENERS_OF_OCCASIONS);
  const said = WEEKDAYS[weekday]!;
  const begins = addDays(today, 10 + chance.below(20));
  const { month, n } = namesOf(begins);
  const fields = { style: 'spoken' as const, name, ...hours, location: null };
  const kind = chance.below(4);
  if (kind === 0)
    return {
      ...fields,
      text: join([opener, name, `every ${said}`, hours.text]),
      date: nextOn(weekday, today),
      recurrence: 'FREQ=WEEKLY',
    };
  if (kind === 1)
    return {
      ...fields,
      text: join([opener, name, `every ${said}`, hours.text, `starting ${month} ${ORDINALS[n - 1]}`]),
      date: nextOn(weekday, begins),
      recurrence: 'FREQ=WEEKLY',
    };
  if (kind === 2) {
    const monday = nextOn(1, begins);
    const { month: first, n: nth } = namesOf(monday);
    return {
      ...fields,
      text: join([opener, name, 'Monday through Friday', hours.text, `starting ${first} ${ORDINALS[nth - 1]}`]),
      date: monday,
      recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    };
  }
  return {
    ...fields,
    text: join([opener, name, `on the second ${said} of every month`, hours.text]),
    date: [0, 1].map((later) => nthWeekday(today, later, 2, weekday)).find((day) => day >= today)!,
    recurrence: `FREQ=MONTHLY;BYDAY=2${BYDAYS[weekday]}`,
  };
};

const writeTypedNote = (chance: Chance, today: Day): WrittenLine => {
  const name = chance.of([...words.OCCASIONS, ...words.ERRANDS]).toLowerCase();
  const [day, hours] = [typedDay(chance, today), typedHours(chance, name)];
  const note = chance.of(words.TYPED_NOTES);
  const isComma = chance.isTrue(0.5);
  const venue = chance.isTrue(0.3) ? chance.of([...words.NAMED_VENUES, ...words.ADDRESSES]).toLowerCase() : '';
  const text = `${join([name, day.text, hours.text, venue && `at ${venue}`])}${isComma || venue ? ', ' : ' '}${note}`;
  return {
    style: 'typed',
    name: isComma || venue ? name : `${name} ${note}`,
    ...day,
    ...hours,
    text,
    location: venue ? withoutArticle(venue) : null,
    recurrence: null,
  };
};

/** One or more sentences with the event in the first one, and a deadline behind it. */
const writeMail = (chance: Chance, today: Day): WrittenLine => {
  const day = pastedDay(chance, addDays(today, 3));
  const hours = pastedHours(chance);
  const name = chance.of(words.TITLES);
  const venue = chance.of(['', chance.of(words.NAMED_VENUES), chance.of(words.ADDRESSES)]);
  const frame = chance.of(words.FRAMES).replace('%', name);
  const greeting = chance.of(['', 'Hi everyone, ', 'Dear families, ', 'Good morning! ', 'Hello neighbors - ', 'Team, ']);
  const deadline = namesOf(addDays(today, 2));
  const asides = [
    `RSVP by ${deadline.month} ${deadline.n}.`,
    `Please register by ${deadline.m}/${deadline.n}.`,
    `${chance.of(words.DETAILS)}.`,
    chance.of(words.SENTENCES),
    '',
  ];
  const city = /^\d/.test(venue) && chance.isTrue(0.4) ? `, ${chance.of(words.CITIES)}` : '';
  const when = `${chance.of(['on ', ''])}${day.text}${chance.of([' at ', ', ', ' from '])}`.replace(
    / from $/,
    hours.endTime ? ' from ' : ' at ',
  );
  const text =
    `${greeting}${frame} ${when}${hours.text}${venue && ` at ${venue}${city}`}. ${chance.of(asides)} ${chance.of(asides)}`.trim();
  return { style: 'pasted', name, ...day, ...hours, text, location: venue ? withoutArticle(venue) : null, recurrence: null };
};

/** The day first, or fields with labels. */
const writeFlyer = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const name = chance.of(words.TITLES);
  const venue = chance.of([...words.NAMED_VENUES, ...words.ADDRESSES]);
  const details = Array.from({ length: chance.below(3) }, () => chance.of([...words.DETAILS, ...words.TAILS]));
  const joint = chance.of([' | ', ' • ', ', ', ' - ']);
  const place = withoutArticle(venue);
  const kind = chance.of(words.VENUES_OF_A_KIND);
  const at = `at ${venue}`;
  const city = /^\d/.test(venue) && chance.isTrue(0.4) ? `, ${chance.of(words.CITIES)}` : '';
  const text = chance.of([
    [day.text, hours.text, name, `${at}${city}`, ...details].join(joint),
    [`${day.text}, ${hours.text}`, `${name} ${at}${city}`, ...details].join(joint),
    `${name} When: ${day.text}, ${hours.text} Where: ${place}${city}${details.map((one) => `. ${one}`).join('')}`,
    `${name}${joint}Date: ${day.text}${joint}Time: ${hours.text}${joint}Location: ${place}${details.map((one) => `${joint}${one}`).join('')}`,
    `${name} (${day.text}, ${hours.text}, ${kind})`,
    `${name} ${at}, ${day.text}, ${hours.text}${details.map((one) => `. ${one}`).join('')}`,
    `${name} - ${kind} - ${day.text} - ${hours.text}`,
  ]);
  const location = text.includes(venue) || text.includes(place) ? place : kind;
  return { style: 'pasted', name, ...day, ...hours, text, location, recurrence: null };
};

/** 'tmrw', 'this sat', 'in 2 weeks'. */
const writeTypedRelative = (chance: Chance, today: Day): WrittenLine => {
  const name = chance.of([...words.OCCASIONS, ...words.ERRANDS]).toLowerCase();
  const weekday = chance.of([0, 1, 2, 3, 4, 6]);
  const short = WEEKDAYS[weekday]!.slice(0, 3).toLowerCase();
  const day = chance.of<SaidDay>([
    ...['tmrw', 'tomorrow', 'tmw'].map((text) => ({ text, date: addDays(today, 1) })),
    { text: `this ${short}`, date: nextOn(weekday, today) },
    { text: 'in 2 weeks', date: addDays(today, 14) },
    { text: `a week from ${short}`, date: addDays(nextOn(weekday, today), 7) },
    { text: 'in 3 days', date: addDays(today, 3) },
    { text: 'day after tomorrow', date: addDays(today, 2) },
  ]);
  const hours = typedHours(chance, name);
  const venue = chance.isTrue(0.4) ? chance.of([...words.NAMED_VENUES, ...words.PLAIN_VENUES]).toLowerCase() : '';
  const text = join([name, day.text, hours.text, venue && `at ${venue}`]);
  return { style: 'typed', name, ...day, ...hours, text, location: venue ? withoutArticle(venue) : null, recurrence: null };
};

/** Several days in a row. */
const writeTypedSpan = (chance: Chance, today: Day): WrittenLine => {
  const name = chance
    .of([
      'ski trip',
      'mom visiting',
      'beach house',
      'conference in Denver',
      'dog sitting for Bruno',
      'scout campout',
      'robotics tournament',
      'kitchen remodel',
      'hunting camp',
      'Aunt Bea in town',
    ])
    .toLowerCase();
  const date = addDays(today, 5 + chance.below(40));
  const endDate = addDays(date, 1 + chance.below(5));
  const [a, b] = [namesOf(date), namesOf(endDate)];
  const [from, to] = [a.month.slice(0, 3).toLowerCase(), b.month.slice(0, 3).toLowerCase()];
  const texts = [
    `${a.m}/${a.n}-${b.m}/${b.n}`,
    `${from} ${a.n} - ${to} ${b.n}`,
    `${from} ${a.n} to ${to} ${b.n}`,
    `${from} ${a.n} thru ${to} ${b.n}`,
  ];
  const said = chance.of(a.m === b.m ? [...texts, `${from} ${a.n}-${b.n}`] : texts);
  const text = chance.isTrue(0.7) ? `${name} ${said}` : `${said} ${name}`;
  return {
    style: 'typed',
    name,
    date,
    endDate,
    startTime: null,
    endTime: null,
    text,
    location: null,
    recurrence: null,
    isOpen: false,
  };
};

/** The words to the calendar around what is on. */
const writeSpokenFrame = (chance: Chance, today: Day): WrittenLine => {
  const isErrand = chance.isTrue(0.4);
  const name = chance.of(isErrand ? words.ERRANDS : words.OCCASIONS);
  const [day, hours] = [spokenDay(chance, today), spokenHours(chance, name)];
  const bare = day.text.replace(/^(?:on|for) (?!the )/, '');
  const text = chance.of(
    isErrand
      ? [
          `remind me on ${bare} ${hours.text} to ${name}`.replace('on on', 'on'),
          `remind me ${bare} ${hours.text} to ${name}`,
          `${bare} ${hours.text} ${name}`,
        ]
      : [
          `put ${name} on the calendar for ${bare.replace(/^on /, '')} ${hours.text}`,
          `add ${name} to my calendar ${bare} ${hours.text}`,
          `put ${name} on my calendar ${bare} ${hours.text}`,
          `${bare} ${hours.text} I have ${name}`,
          `${bare} ${hours.text} ${name}`,
          `we have ${name} ${bare} ${hours.text}`,
          `can you put ${name} down for ${bare.replace(/^on /, '')} ${hours.text}`,
          `I have ${name} ${bare} ${hours.text} please`,
        ],
  );
  return { style: 'pasted', name, ...day, ...hours, text, location: null, recurrence: null };
};

/** Confirmations and school notices. */
const writeNotice = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const venue = chance.of([...words.NAMED_VENUES, ...words.ADDRESSES]);
  const doctor = chance.of(['Dr. Okafor', 'Sarah Lindqvist, MD', 'Dr. Nguyen', 'Midtown Eye Care', 'Paws & Claws Vet']);
  const [text, name, hasPlace] = chance.of<readonly [string, string, boolean]>([
    [`Your appointment with ${doctor} is confirmed for ${day.text} at ${hours.text}. Reply C to confirm.`, 'appointment', false],
    [`Reminder: you have an appointment with ${doctor} on ${day.text} at ${hours.text} at ${venue}.`, 'appointment', true],
    [`Practice has been moved to ${day.text}, ${hours.text} at ${venue}. Sorry for the late notice!`, 'Practice', true],
    [`Picture retakes are ${day.text} at ${hours.text} in the ${chance.of(words.ROOMS)}.`, 'Picture retakes', false],
    [
      `Team photos will be ${day.text}, ${hours.text} at ${venue}. Wear your white jersey, #${chance.below(40)}.`,
      'Team photos',
      true,
    ],
    [`Your table for ${2 + chance.below(6)} is booked: ${day.text}, ${hours.text}. Conf# AB12CD`, 'table', false],
    [`${chance.of(words.TITLES)} volunteers: please arrive by ${hours.text} on ${day.text} at ${venue}`, 'volunteers', true],
    [`Pickup window: ${day.text}, ${hours.text}, order #${10_000 + chance.below(9_000)}`, 'Pickup', false],
  ]);
  const location = hasPlace ? withoutArticle(venue) : null;
  return { style: 'pasted', name, ...day, ...hours, text, location, recurrence: null };
};

/** Messages of friends and parents. */
const writeMessage = (chance: Chance, today: Day): WrittenLine => {
  const name = chance.of(words.OCCASIONS).toLowerCase();
  const [day, hours] = [typedDay(chance, today), typedHours(chance, name)];
  const venue = chance.of(words.NAMED_VENUES).toLowerCase();
  const text = chance.of([
    `hey ${name} is ${day.text} ${hours.text} at ${venue}, see u there`,
    `are we still on for ${name} ${day.text} ${hours.text} at ${venue}?`,
    `so ${name} ${day.text} ${hours.text} at ${venue} lmk`,
    `fyi ${name} got moved to ${day.text} ${hours.text} at ${venue}`,
    `wanna do ${name} ${day.text} ${hours.text} at ${venue}?`,
    `ok ${name} ${day.text} ${hours.text} at ${venue} - bring the kids!`,
    `${name} at ${venue} ${day.text} ${hours.text} 🎉🎉`,
    `dont forget ${name} ${day.text} ${hours.text} @ ${venue}!!`,
  ]);
  return { style: 'pasted', name, ...day, ...hours, text, location: withoutArticle(venue), recurrence: null };
};

/** An hour from five to eight without am or pm, of something that is done at any time. */
const writeTypedDoubt = (chance: Chance, today: Day): WrittenLine => {
  const name = chance.of([
    'move the car',
    'meet the adjuster',
    'water the ferns',
    'walk the beagle',
    'feed the hamster',
    'unplug the heater',
    'moving truck',
  ]);
  const day = typedDay(chance, today);
  const [hour, minute] = [5 + chance.below(3), 15 * (1 + chance.below(3))];
  const text = chance.of([
    `${name} ${day.text} ${hour}:${minute}`,
    `${day.text} ${name} ${hour}:${minute}`,
    `${name} ${day.text} at ${hour}:${minute}`,
  ]);
  return {
    style: 'typed',
    name,
    ...day,
    startTime: toTime((hour + 12) * 60 + minute),
    endTime: null,
    text,
    location: null,
    recurrence: null,
    isOpen: true,
  };
};
