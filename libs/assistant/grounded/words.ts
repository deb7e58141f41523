import { addDays, coversDay, type Day, dailyStartMinutes, type TownEvent, weekdayName } from '#libs/contracts';

/**
 * What an assisted text may be written in besides what the server fills in. None of these words says of an event what could be
 * wrong: no numbers, no prices, no order, nothing that denies, ends, moves or cancels, lets anybody in or asks for anything.
 */
export const ANY_TIME: readonly string[] = `
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

/** What an event is about and whom it is for: only where its publisher says so too. */
export const OF_THE_EVENT: readonly string[] = `
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

type IsTrue = (event: TownEvent, today: Day) => boolean;

const between =
  (from: number, to: number): IsTrue =>
  (event) => {
    const start = dailyStartMinutes(event);
    return start !== null && start >= from * 60 && start < to * 60;
  };

const inDays =
  (from: number, to: number): IsTrue =>
  (event, today) =>
    Array.from({ length: to - from + 1 }, (_, away) => addDays(today, from + away)).some((day) => coversDay(event, day));

const both =
  (...all: IsTrue[]): IsTrue =>
  (event, today) =>
    all.every((isTrue) => isTrue(event, today));

const MORNING = between(4, 12);
const AFTERNOON = between(12, 17);
const EVENING = between(17, 24);
const TODAY = inDays(0, 0);

const onWeekday =
  (wanted: number[]): IsTrue =>
  (event, today) =>
    Array.from({ length: 7 }, (_, away) => addDays(today, away)).some(
      (day) => wanted.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && coversDay(event, day),
    );

const weekdays: Record<string, IsTrue> = Object.fromEntries(
  Array.from({ length: 7 }, (_, away) => addDays('2026-11-22', away)).map((day, place) => [
    weekdayName(day).toLowerCase(),
    onWeekday([place]),
  ]),
);

/** What says when: only where it is so, of each event in the sentence. */
export const OF_THE_TIME: Readonly<Record<string, IsTrue>> = {
  ...weekdays,
  today: TODAY,
  tonight: both(TODAY, EVENING),
  tomorrow: inDays(1, 1),
  morning: MORNING,
  early: MORNING,
  noon: between(12, 13),
  midday: between(11, 14),
  afternoon: AFTERNOON,
  evening: EVENING,
  night: EVENING,
  late: EVENING,
  week: inDays(0, 6),
  weekend: onWeekday([0, 6]),
};
