import { addDays, coversDay, type Day, dailyStartMinutesOf, formatWeekday, type TownEvent } from '#libs/contracts';

/**
 * Always allowed, as none makes a false claim: no numbers, prices, order; none denies, ends, moves, cancels, admits, requests.
 */
export const ALLOWED_WORD_LIST: readonly string[] = `
a about across again agenda along alongside also among an and another any are around as at be because begin beginning begins
both bring bringing brings by calendar can carries celebrate celebrates chance come comes coming community discusses
discussion else enjoy event events explore feature featured features feels fill fills find finds for from gather gathering
gatherings gathers get gives go goes great happening happens has have head held here highlight highlights hold holds host
hosted hosts how if in include includes including interested into invite invites is it item items its itself join joining
joins kick kicks lead leads like likely line list little local look looks lot made make makes many may meet meeting meetings
meets might more much neighbor neighbors of offer offers on or other others our own part people perhaps pick picks place
plan planned planning plans plenty plus present presents program programs range residents running schedule scheduled see
sees series several share shares so some someone something start starting starts sure take takes that the their them there
these they things this those time times to together too topic topics town up upcoming variety various visit visiting
visitors wait waiting waits want way well what when where which while who whole will with within worth would you your
yourself
`
  .trim()
  .split(/\s+/);

/** Topics and audiences, allowed only if the event's own text contains the word. */
export const EVENT_WORD_LIST: readonly string[] = `
adults album animals art artists arts athletes author band baseball basketball birds board book books budget camp caregivers
celebration ceremony cheer chess children choir church class classes club coffee collection committee concert concerts
council craft crafts dance dances dinner drama exhibit families family fair farm festival film fitness food football fundraiser game
games garden gardening girls boys health hike history hockey holiday jazz kids lake lecture library lights lunch market
markets meal movie movies museum music musicians nature open orchestra parade park parks parents performance
performances photography picnic pickup play plays poetry practice preschoolers readers reading recreation recycling
rehearsal sale sales school schools science season seniors show shows skating snow soccer song songs sports stories story storytime
student students talk teachers teams teens tennis theater toddlers tour tournament trail trash tree trees trip veterans volunteer
volunteers walk winter women men workshop workshops worship yoga youth
`
  .trim()
  .split(/\s+/);

type EventTest = (event: TownEvent, today: Day) => boolean;

const startsBetween =
  (from: number, to: number): EventTest =>
  (event) => {
    const start = dailyStartMinutesOf(event);
    return start !== null && start >= from * 60 && start < to * 60;
  };

const isInDays =
  (from: number, to: number): EventTest =>
  (event, today) =>
    Array.from({ length: to - from + 1 }, (_, away) => addDays(today, from + away)).some((day) => coversDay(event, day));

const allOf =
  (...all: EventTest[]): EventTest =>
  (event, today) =>
    all.every((isTrue) => isTrue(event, today));

const isInMorning = startsBetween(4, 12);
const isInAfternoon = startsBetween(12, 17);
const isInEvening = startsBetween(17, 24);
const isToday = isInDays(0, 0);

const isOnWeekday =
  (wanted: number[]): EventTest =>
  (event, today) =>
    Array.from({ length: 7 }, (_, away) => addDays(today, away)).some(
      (day) => wanted.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && coversDay(event, day),
    );

const weekdayTests: Record<string, EventTest> = Object.fromEntries(
  Array.from({ length: 7 }, (_, away) => addDays('2026-11-22', away)).map((day, place) => [
    formatWeekday(day).toLowerCase(),
    isOnWeekday([place]),
  ]),
);

/** Time words, allowed only if true of every event in the sentence. */
export const TIME_WORDS: Readonly<Record<string, EventTest>> = {
  ...weekdayTests,
  today: isToday,
  tonight: allOf(isToday, isInEvening),
  tomorrow: isInDays(1, 1),
  morning: isInMorning,
  early: isInMorning,
  noon: startsBetween(12, 13),
  midday: startsBetween(11, 14),
  afternoon: isInAfternoon,
  evening: isInEvening,
  night: isInEvening,
  late: isInEvening,
  week: isInDays(0, 6),
  weekend: isOnWeekday([0, 6]),
};
