import { addDays, type Day, monthOf } from '#libs/contracts';
import { BESIDE_LINES } from './beside-lines';
import { DETAILED_LINES } from './detailed-lines';
import { EVERYDAY_LINES } from './everyday-lines';
import * as words from './line-vocabulary';
import { NOTICE_LINES } from './notice-lines';
import {
  Chance,
  join,
  namesOf,
  nextOn,
  ORDINALS,
  pastedDay,
  pastedHours,
  type SaidDay,
  spokenDay,
  spokenHours,
  toLocation,
  toTime,
  typedDay,
  typedHours,
  WEEKDAYS,
  withoutArticle,
} from './said-times';
import { SECOND_THING_LINES } from './second-thing-lines';
import type { WrittenLine } from './written-line';

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
    ...DETAILED_LINES,
    ...EVERYDAY_LINES,
    ...NOTICE_LINES,
    ...SECOND_THING_LINES,
    ...BESIDE_LINES,
  ];
  return Array.from({ length: count }, (_, at) => styles[at % styles.length]!(chance, today));
};

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
  return { style: 'typed', name, ...day, ...hours, text: join(order), location: toLocation(venue), recurrence: null };
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
  return { style: 'spoken', name, ...day, ...hours, text: join(order), location: toLocation(venue), recurrence: null };
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
  return { style: 'pasted', name, ...day, ...hours, text, location: toLocation(venue), recurrence: null };
};

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
  const fields = { style: 'typed' as const, name, ...hours, location: toLocation(venue) };
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
    location: toLocation(venue),
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
  return { style: 'pasted', name, ...day, ...hours, text, location: toLocation(venue), recurrence: null };
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
  return { style: 'typed', name, ...day, ...hours, text, location: toLocation(venue), recurrence: null };
};

/** Several days in a row. */
const writeTypedSpan = (chance: Chance, today: Day): WrittenLine => {
  const what = chance
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
  const [name, town = null] = what.split(/ in (?=denver$)/) as [string, string?];
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
  const text = chance.isTrue(0.7) ? `${what} ${said}` : `${said} ${what}`;
  return {
    style: 'typed',
    name,
    date,
    endDate,
    startTime: null,
    endTime: null,
    text,
    location: town,
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
