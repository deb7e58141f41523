import { addDays, type Day, dayOfMonth, monthOf, weekdayOf } from '#libs/contracts';

/** Draws the same for the same seed. */
export class Chance {
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

  shuffled<Item>(items: readonly Item[]): Item[] {
    const rest = [...items];
    return items.map(() => rest.splice(this.below(rest.length), 1)[0]!);
  }
}

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
];
export const ORDINALS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'],
  ...['thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth'],
  ...['twenty first', 'twenty second', 'twenty third', 'twenty fourth', 'twenty fifth', 'twenty sixth', 'twenty seventh'],
  ...['twenty eighth', 'twenty ninth', 'thirtieth', 'thirty first'],
];
export const NUMBERS = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const MINUTES: Readonly<Record<number, string>> = { 0: '', 15: ' fifteen', 30: ' thirty', 45: ' forty five' };

export type SaidDay = Readonly<{ text: string; date: Day }>;
export type SaidHours = Readonly<{ text: string; startTime: string | null; endTime: string | null; isOpen: boolean }>;

export const namesOf = (date: Day) => {
  const [weekday, month] = [WEEKDAYS[weekdayOf(date)]!, MONTHS[monthOf(date) - 1]!];
  return { weekday, month, n: dayOfMonth(date), m: monthOf(date) };
};

/** A weekday alone is one of the next six days; today's weekday alone is asked about. */
const anyDay = (chance: Chance, today: Day, isNear: boolean): Day =>
  addDays(today, isNear ? 1 + chance.below(6) : 2 + chance.below(60));

export const typedDay = (chance: Chance, today: Day): SaidDay => {
  const isNear = chance.isTrue(0.5);
  const date = anyDay(chance, today, isNear);
  const { weekday, month, n, m } = namesOf(date);
  const short = weekday.slice(0, chance.of([3, 3, weekday.length])).toLowerCase();
  if (isNear) return { text: chance.of([short, short, `on ${short}`]), date };
  const mon = month.slice(0, 3).toLowerCase();
  return { text: chance.of([`${m}/${n}`, `${mon} ${n}`, `${short} ${m}/${n}`, `${short} ${mon} ${n}`]), date };
};

export const spokenDay = (chance: Chance, today: Day): SaidDay => {
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

export const pastedDay = (chance: Chance, today: Day): SaidDay => {
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

export const toTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** On a clock of twelve hours. */
export const hourOnClock = (minute: number): number => Math.floor(minute / 60) % 12 || 12;

const toHours = (text: string, start: number, end: number | null = null): SaidHours => ({
  text,
  startTime: toTime(start),
  endTime: end === null ? null : toTime(end),
  isOpen: false,
});

const MORNING = 8 * 60;

/** In the day; `most` is the last hour. */
const anyMinute = (chance: Chance, from = MORNING, most = 20 * 60): number => from + 15 * chance.below((most - from) / 15);

/** Of these, nine or ten without am or pm may be in the evening. */
const IS_EVENING = /night|dinner|party|mixer|board|tasting|play|dance/i;

export const typedHours = (chance: Chance, name: string): SaidHours => {
  const kind = chance.below(IS_EVENING.test(name) ? 1 : 6) + (IS_EVENING.test(name) ? 2 : 0);
  const start = anyMinute(chance);
  const [hour, minute] = [hourOnClock(start), start % 60];
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
    return toHours(`${from}-${to}`, toMinuteOfDay(from), toMinuteOfDay(to));
  }
  if (kind === 1) {
    const at = chance.of([1, 2, 3, 4, 10, 11]);
    return toHours(chance.of([`at ${at}`, `${at}`]), toMinuteOfDay(at));
  }
  if (kind === 2) {
    const from = chance.of([5, 6, 7, 1, 2]);
    return toHours(`${from}-${from + 2}pm`, (from + 12) * 60, (from + 14) * 60);
  }
  return toHours(chance.of([`${digits}${half}m`, `${digits}${half}`, `at ${digits}${half}m`]), start);
};

/** Before eight without am or pm is in the afternoon. */
const toMinuteOfDay = (hour: number): number => (hour < 8 ? hour + 12 : hour) * 60;

const inWords = (minute: number): string => `${NUMBERS[Math.floor(minute / 60) % 12]}${MINUTES[minute % 60]}`;

export const spokenHours = (chance: Chance, name: string): SaidHours => {
  const start = anyMinute(chance);
  const kind = IS_EVENING.test(name) ? 5 : chance.below(6);
  if (kind === 0) return toHours(chance.of(['at noon', 'twelve noon', 'at twelve noon', 'at twelve noon']), 720);
  if (kind === 1) {
    const [from, to] = chance.of([
      [13, 15],
      [14, 16],
      [10, 14],
      [9, 11],
      [13, 16],
      [10, 12],
    ] as const);
    return toHours(`from ${NUMBERS[from % 12]} to ${NUMBERS[to % 12]}`, from * 60, to * 60);
  }
  if (kind === 2) return toHours(`at ${NUMBERS[chance.of([1])]}`, 780);
  const part = start < 720 ? 'in the morning' : start < 1020 ? 'in the afternoon' : 'in the evening';
  return toHours(
    chance.of([
      `at ${inWords(start)} ${start < 720 ? 'a.m.' : 'p.m.'}`,
      `at ${inWords(start)} ${part}`,
      `at ${inWords(start)} ${start < 720 ? 'a.m.' : 'p.m.'}`,
    ]),
    start,
  );
};

export const pastedHours = (chance: Chance): SaidHours => {
  const start = anyMinute(chance, MORNING, 19 * 60);
  const end = start + 60 * (1 + chance.below(3));
  const clock = (at: number, minutes = true) =>
    `${hourOnClock(at)}${at % 60 ? `:${String(at % 60).padStart(2, '0')}` : minutes && chance.isTrue(0.3) ? ':00' : ''}`;
  const half = (at: number) => (at < 720 ? chance.of(['am', 'AM', ' a.m.', ' AM']) : chance.of(['pm', 'PM', ' p.m.', ' PM']));
  const said = (at: number) => `${clock(at)}${half(at)}`;
  if (chance.isTrue(0.5)) return toHours(said(start), start);
  const isSameHalf = start < 720 === end < 720;
  const text =
    isSameHalf && chance.isTrue(0.5)
      ? `${clock(start)}${chance.of(['-', ' - ', '–', ' to '])}${said(end)}`
      : `${said(start)}${chance.of(['-', ' - ', ' – ', ' to ', ' until '])}${said(end)}`;
  return toHours(text, start, end);
};

export const withoutArticle = (place: string): string => place.replace(/^the /i, '');

/** '' is no place. */
export const toLocation = (venue: string): string | null => (venue === '' ? null : withoutArticle(venue));

/** Without empty parts. */
export const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

export const nextOn = (weekday: number, from: Day): Day => addDays(from, (weekday - weekdayOf(from) + 7) % 7);

/** '21st' */
export const ordinalOf = (n: number): string => {
  const ending = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
};
