import { addDays, type Day, weekdayOf } from '#libs/contracts';
import { type Chance, namesOf, nextOn, pastedDay, pastedHours, WEEKDAYS } from './said-times';
import type { WrittenLine } from './written-line';

const PASTED = { style: 'pasted', location: null, recurrence: null, isOpen: false } as const;

const GATHERINGS = ['Wreath Workshop', 'Lunch Bunch', 'Alumni Mixer', 'Open Mic', 'Gingerbread Party', 'Book Swap'];
const HOUSES = ['Copper', 'Amber', 'Willow', 'Foxglove', 'Stillwater', 'Larkspur'];
const ENDS_OF_HOUSES = ['Kettle', 'Loft', 'Arbor', '& Vine', 'Exchange', 'Works'];

/** A name of which no word says that it is a place. */
const houseOf = (chance: Chance): string => `${chance.of(HOUSES)} ${chance.of(ENDS_OF_HOUSES)}`;

/** Right behind the hour, a name is where it is. */
const writeHouseBehindHour = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const [name, location] = [chance.of(GATHERINGS), houseOf(chance)];
  const text = `${name}${chance.of([', ', ': '])}${day.text}, ${hours.text}, ${location}${chance.of(['', ', $15 per person', '. Bring a friend.', ', cash only'])}`;
  return { ...PASTED, name, ...day, ...hours, text, location };
};

/** Called by what they are, as people do in their own town. */
const PLAIN_HOUSES = [
  ...[
    'district office',
    'county garage',
    'old textile mill',
    'carpenters’ union hall',
    'early learning center',
    'animal shelter',
  ],
  ...['middle school gym', 'high school student parking lot', 'bank community room', 'church undercroft', 'performing arts wing'],
  ...['staff lounge', 'lower studio', 'north trailhead', 'science building, room 110', 'library lower level', 'ag shop'],
  ...['Zion Lutheran basement', 'DPW garage', 'Legion ball field', 'Miller’s greenhouse', 'Starlite Lanes', 'Fire Station No. 3'],
  ...[
    'Rusty Plow Tavern',
    'Page & Pine Books store',
    'Brewhouse on Bay',
    'parking lot behind the church',
    'Eagle Street branch library',
  ],
] as const;

/** Beside the place: offers and attractions end in nouns of places as well. */
const OFFERS = [
  'cash bar',
  'photo booth',
  'bounce house',
  'gift shop',
  'petting zoo',
  'free parking lot shuttle',
  'craft market',
  'beer garden',
];

/** In a clause of its own, in any letters, and whatever else there is. */
const writePlainHouse = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const [name, location] = [chance.of(GATHERINGS), chance.of(PLAIN_HOUSES)];
  const joint = chance.of([', ', ' | ', ' • ', ' / ', ' – ']);
  const rest = chance.of([
    '',
    `${joint}${chance.of(OFFERS)}`,
    `. ${chance.of(['Bring a friend', 'All welcome', 'No registration'])}.`,
  ]);
  return { ...PASTED, name, ...day, ...hours, text: `${[name, day.text, hours.text, location].join(joint)}${rest}`, location };
};

/** Offers and attractions are no place. */
const writeOffers = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const name = chance.of(GATHERINGS);
  const [first, second] = chance.shuffled(OFFERS) as [string, string];
  return { ...PASTED, name, ...day, ...hours, text: `${name}, ${day.text}, ${hours.text}, ${first}, ${second}` };
};

/** Sentences of a day or an hour that is not the event's. */
const writeOtherDay = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const name = chance.of(['Frostbite 5K', 'Craft Fair', 'Quilt Show', 'Polar Plunge']);
  const weekday = WEEKDAYS[1 + chance.below(5)]!;
  const { month, n } = namesOf(addDays(today, 2 + chance.below(5)));
  const other = chance.of([
    `Packet pickup ${weekday} 4-7pm.`,
    `Closed ${weekday}s.`,
    `Entry $30 until ${weekday}, $40 at the door.`,
    `For details call 555-0136 before ${month} ${n}.`,
    `Vendors can still enter until ${weekday}.`,
    `Unclaimed prizes will be sold after ${month} ${n}.`,
    `Box office hours Mon-Fri 11-5.`,
  ]);
  return { ...PASTED, name, ...day, ...hours, text: `${name}, ${day.text}, ${hours.text}. ${other}`.replace('..', '.') };
};

/** Within the hours of the event something comes and goes. */
const writeWithinHours = (chance: Chance, today: Day): WrittenLine => {
  const day = pastedDay(chance, today);
  const name = chance.of(['Makers Market', 'Holiday Bazaar', 'Winter Fair']);
  const what = chance.of(['Santa visits', 'Face painting', 'Lunch is served', 'Carolers sing']);
  const text = `${name}, ${day.text}, 10 am to 3 pm. ${what} ${chance.of(['from 11 to 1', '11-1', '12-2'])}.`;
  return { ...PASTED, name, ...day, text, startTime: '10:00', endTime: '15:00' };
};

/** A span says when a series begins and ends; the date of one evening does not. */
const writeSpanOfSeries = (chance: Chance, today: Day): WrittenLine => {
  const weekday = 1 + chance.below(5);
  const date = addDays(nextOn(weekday, today), 7 * (1 + chance.below(3)));
  const until = addDays(date, 7 * (3 + chance.below(5)));
  const said = (of: Day) => `${namesOf(of).month} ${namesOf(of).n}`;
  const name = chance.of(['Gentle Yoga', 'Advent services', 'Stroke support group', 'Ukulele circle']);
  const speaker = `Guest speaker ${said(addDays(date, 7))}: Dr. Ames.`;
  const text = `${name} ${WEEKDAYS[weekdayOf(date)]!}s at 7 p.m., ${said(date)} ${chance.of(['through', '-', 'to'])} ${said(until)}.${chance.of(['', ' All are welcome.', ` ${speaker}`])}`;
  const recurrence = `FREQ=WEEKLY;UNTIL=${until.replaceAll('-', '')}`;
  return { ...PASTED, name, date, text, startTime: '19:00', endTime: null, recurrence };
};

/** Of another subject than the event, with a day or an hour of their own. */
const STATEMENTS: readonly ((day: string) => string)[] = [
  (day) => `City offices are closed ${day}`,
  (day) => `Residence halls close at noon on ${day}`,
  (day) => `Meals on Wheels clients will receive frozen meals ${day}`,
  (day) => `Permits may be bought at the clerk's desk after ${day}`,
  () => 'Plans may be viewed weekdays 9 to 4',
  () => 'Child care is available until 9 pm',
  () => 'The public portion lasts about 50 minutes',
  () => 'Members have a discount on Tuesdays',
];

/** A sentence with a subject of its own is about something else. */
const writeOtherSubject = (chance: Chance, today: Day): WrittenLine => {
  const [day, hours] = [pastedDay(chance, today), pastedHours(chance)];
  const name = chance.of(GATHERINGS);
  const { weekday, month, n } = namesOf(addDays(day.date, chance.of([-9, -2, 1, 3, 8])));
  const text = `${name}${chance.of([', ', ': '])}${day.text}, ${hours.text.replace(/\.$/, '')}. ${chance.of(STATEMENTS)(`${weekday}, ${month} ${n}`)}.`;
  return { ...PASTED, name, ...day, ...hours, text };
};

/** What stands beside the event in a flyer: a house without a word for it, and days and hours of something else. */
export const BESIDE_LINES: readonly ((chance: Chance, today: Day) => WrittenLine)[] = [
  ...[writeHouseBehindHour, writePlainHouse, writeOffers, writeOtherDay, writeWithinHours, writeSpanOfSeries],
  writeOtherSubject,
];
