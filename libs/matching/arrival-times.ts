import { memoize } from '#libs/contracts';

/** Times of day of the doors, the check-in or the show, as in 'Doors 7 pm, show 8 pm'. */
export const arrivalTimesIn = (description: string | undefined): readonly string[] => (description ? timesIn(description) : []);

/** A description is compared with many. */
const timesIn = memoize((description: string): readonly string[] => timesOf(description, ARRIVAL_TIME));

const timesBeforeIn = memoize((description: string): readonly string[] => timesOf(description, BEFORE_START));

const beginningsIn = memoize((description: string): readonly string[] => timesOf(description, BEGINNING));

const timesOf = (description: string, pattern: RegExp): readonly string[] =>
  [...Map.groupBy(description.matchAll(pattern), ({ groups }) => groups!['what']!.toLowerCase()).values()]
    // Two hours of one word are two sessions: 'Family service 4 pm, candlelight service 6 pm'.
    .filter((ofWord) => new Set(ofWord.map(toTime)).size === 1)
    .map(([found]) => toTime(found!));

const toTime = ({ groups }: RegExpMatchArray): string => halfDayTimeOf(groups!['hour']!, groups!['minute']);

export const isAmong = (times: readonly string[], startTime: string | undefined): boolean =>
  startTime !== undefined && times.includes(halfDayTimeOf(startTime.slice(11, 13), startTime.slice(14, 16)));

/** 'Doors 6:30' or 'Gather from 6:30' and no other hour, where the own start is that hour. */
export const startsBeforeEvent = (description: string | undefined, startTime: string | undefined): boolean =>
  arrivalTimesIn(description).length === 1 && isAmong(timesBeforeIn(description!), startTime);

/** 'Business meeting begins at 6:30', where the description gives the own start as that of the registration or of a supper before. */
export const laterStartsIn = (description: string | undefined, startTime: string | undefined): readonly string[] =>
  description && isAmong(arrivalTimesIn(description), startTime) ? beginningsIn(description) : [];

/** 'Registration 7:30, fishing 8 a.m.', where the description gives the own start as that of a check-in. */
export const startsAfterCheckIn = (description: string | undefined, startTime: string | undefined): readonly string[] =>
  description ? checkInsIn(description).flatMap(({ arrivals, start }) => (isAmong(arrivals, startTime) ? start : [])) : [];

/** When a check-in that ends ends: 'Weigh-in 4:30 to 6'. */
export const endsOfCheckIn = (description: string | undefined): readonly string[] =>
  description ? checkInsIn(description).flatMap(({ end }) => end ?? []) : [];

/** Whether a description says that there are several, or gives the start of another publisher as one of its hours. */
export const maySayStart = (description: string | undefined, startTime: string | undefined): boolean =>
  description !== undefined && (SEVERAL.test(description) || isAmong(hoursIn(description), startTime));

const SEVERAL = /\b(?:all (?:day|evening|night)|every|hourly|seatings|sessions|shows|waves)\b/i;

const hoursIn = memoize((description: string): readonly string[] =>
  [...description.matchAll(HOUR)].map(({ groups }) => halfDayTimeOf(groups!['hour']!, groups!['minute'])),
);

const HOUR = /(?<![\d$:.])(?<hour>1[0-2]|[1-9])(?::(?<minute>[0-5]\d))?(?![\d:])/g;

const checkInsIn = memoize((description: string) =>
  [...description.matchAll(CHECK_IN)].map(({ groups }) => ({
    arrivals: [halfDayTimeOf(groups!['hour']!, groups!['minute'])],
    end: groups!['endHour'] && halfDayTimeOf(groups!['endHour'], groups!['endMinute']),
    start: groups!['startHour'] ? [halfDayTimeOf(groups!['startHour'], groups!['startMinute'])] : [],
  })),
);

/** Sellers of tickets often give the time of the doors as the start. */
export const isTicketSeller = (organization: string): boolean => TICKET_SELLER.test(organization);

/** Descriptions often leave out 'am' and 'pm'. */
const halfDayTimeOf = (hour: string, minute = '00') => `${Number(hour) % 12}:${minute}`;

/** How a time of one of these is written: 'Doors open at 6:30'. */
const timeOfAny = (what: string): string =>
  String.raw`\b(?<what>${what})\b[^.\d\n]{0,20}?(?<!\bby )(?<hour>\d{1,2})(?::(?<minute>\d\d))?(?!\d)`;

const WORDS_BEFORE_START = 'doors|gates|lobby|gather(?:ing)?|arriv(?:e|als?)|refreshments|social hour|mingling|cocktails';

const BEFORE_START = new RegExp(timeOfAny(WORDS_BEFORE_START), 'giu');

const ARRIVAL_TIME = new RegExp(
  String.raw`(?<!\b(?:first|second|third|early|earlier|late|later|next) (?:\p{L}+ )?)` +
    timeOfAny(
      `${WORDS_BEFORE_START}|bell(?: time)?|puck drop|first pitch|kick-?off|tip-?off|seating|check[- ]?in|sign[- ]?in|registration|packet[- ]pick[- ]?up|line[- ]?up|sign-?ups?(?: sheet)?|coffee|networking|staging|step(?:s|ping)?[- ]off|show|concert|performances?|curtain|music|film|movie|race|parade|program|service|worship|mass|soup|reception|lecture|talk|presentation|lessons?|instruction|dance|meal|dinner|supper`,
    ),
  'giu',
);

const CLOCK_TIME = (name: string, minute: string) =>
  String.raw`(?<${name}>\d{1,2})(?::(?<${minute}>\d\d))?(?!\d)(?:\s*[ap]\.?m\b\.?)?`;

/** With what follows it at once. */
const CHECK_IN = new RegExp(
  String.raw`\b(?:check[- ]?in|sign[- ]?in|weigh[- ]?in|line[- ]?up|staging|registration|packet[- ]pick[- ]?up|sign-?ups?)s?(?:\s+(?:opens?|begins?|starts?|is|at|from))*:?\s*` +
    CLOCK_TIME('hour', 'minute') +
    String.raw`(?:\s*(?:[-–]|to|until)\s*${CLOCK_TIME('endHour', 'endMinute')})?` +
    String.raw`(?:\s*[,;.&]?\s*(?:and\s+)?\p{L}+(?:\s+\p{L}+){0,2}?(?:\s+(?:at|from))?:?\s+${CLOCK_TIME('startHour', 'startMinute')})?`,
  'giu',
);

/** In one verb, because two of them are two sessions. */
const BEGINNING =
  /\b(?<what>begin|start)(?:s|ning|ing)?(?:\s+(?:at|promptly|sharp))*\s+(?<hour>\d{1,2})(?::(?<minute>\d\d))?(?!\d)/giu;

const TICKET_SELLER = /\b(?:tickets?\p{L}*|box office|eventbrite|bandsintown|songkick|axs|seatgeek)\b|tix\b/iu;
