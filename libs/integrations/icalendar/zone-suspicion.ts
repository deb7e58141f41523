import type { ZoneSuspicion } from '#libs/contracts';
import type { Happening } from './happening';
import { dayOf, dayText, timeOf, type Wall } from './times/civil';
import type { Moment } from './times/moment';
import type { SourceClock } from './times/source-clock';
import { clockText } from './times/telling';
import { zoneName } from './times/zone-names';

/** What each start says itself, where it names another zone than the town's. */
export type WrittenStarts = ReadonlyMap<Happening, Moment>;

/**
 * Why the zone that a source names is doubted: by it starts fall at night or contradict their titles, and hardly any would if the
 * source wrote the town's hours, or those of UTC. Starts at midnight sharp stand for a whole day and prove nothing. A source that
 * `namesTown`, the zone of the town, elsewhere tells hours by purpose: it is for people who rise early, unless its titles say otherwise.
 */
export const zoneSuspicionOf = (
  happenings: readonly Happening[],
  written: WrittenStarts,
  clock: SourceClock,
  namesTown = false,
): ZoneSuspicion | undefined => {
  const starts = happenings.flatMap((happening) => startOf(happening, written.get(happening)));
  const nights = starts.filter(({ read }) => isNight(read));
  const contradictions = starts.filter(({ name, read }) => contradictsTitle(name, read));
  if ((namesTown || nights.length < FEWEST_NIGHTS) && contradictions.length < FEWEST_CONTRADICTIONS) return undefined;
  const doubtful = [...new Set([...nights, ...contradictions])];
  const { zone, wallOf, count } = candidatesIn(clock)
    .map((candidate) => ({ ...candidate, count: unlikelyBy(candidate, starts) }))
    .reduce((best, candidate) => (candidate.count < best.count ? candidate : best));
  if (count * TIMES_BETTER > doubtful.length) return undefined;
  const named = onlyZoneIn(happenings, written);
  const examples = [...Map.groupBy(doubtful, ({ name }) => name).values()].slice(0, MOST_EXAMPLES);
  return {
    ...{ doubtful: doubtful.length, starts: starts.length, likely: zone },
    ...(named && { named }),
    examples: examples.map(([first]) => exampleOf(first!, wallOf(first!.wall))),
  };
};

/** Whether a title names a time of day, and the start, in seconds since midnight, lies at no time that it names. */
const contradictsTitle = (title: string, start: number): boolean => {
  const named = HOURS.filter(([words]) => words.test(title));
  return named.length > 0 && named.every(([, from, to]) => start < from * 3600 || start >= to * 3600);
};

/** Wide: dinners are eaten at noon and evenings begin before dark. "Night" is not among them: plays and paintings are called so. */
const HOURS: readonly [RegExp, number, number][] = [
  [/\b(?:sunrise|daybreak)\b/i, 4, 9],
  [/\bbreakfasts?\b/i, 5, 13],
  [/\bbrunch(?:es)?\b/i, 8, 16],
  [/\bmornings?\b/i, 5, 13],
  [/\b(?:lunch(?:es|time)?|luncheons?|noon|midday)\b/i, 10, 16],
  [/\bafternoons?\b/i, 11, 19],
  [/\bhappy hours?\b/i, 14, 23],
  [/\bsunsets?\b/i, 15, 22],
  [/\b(?:evenings?|tonight)\b/i, 14, 24],
];

const FEWEST_NIGHTS = 3;
const FEWEST_CONTRADICTIONS = 2;
/** Right hours moved by a few hours are mostly as unlikely as wrong ones. */
const TIMES_BETTER = 3;
const MOST_EXAMPLES = 3;

/** `read` is the time of day as the source says it, `wall` the clock that it writes. */
type Start = Readonly<{ name: string; date: string; read: Wall; wall: Wall }>;

const startOf = ({ name, date, startTime }: Happening, moment: Moment | undefined): Start[] => {
  if (!moment || !startTime) return [];
  const read = secondsIn(startTime);
  const isMoved = timeOf(moment.wall) !== read;
  return isMoved && timeOf(moment.wall) !== 0 ? [{ name, date, read, wall: moment.wall }] : [];
};

/** Of `2026-11-20T18:00:00-05:00`, since midnight. */
const secondsIn = (startTime: string): number =>
  Number(startTime.slice(11, 13)) * 3600 + Number(startTime.slice(14, 16)) * 60 + Number(startTime.slice(17, 19));

const isNight = (time: Wall): boolean => time > 0 && time < 6 * 3600;

/** The town's clock where the source writes another's, by the zone that it may really be in. */
type Candidate = Readonly<{ zone: string; wallOf: (wall: Wall) => Wall }>;

const candidatesIn = (clock: SourceClock): readonly Candidate[] => [
  { zone: clock.town, wallOf: (wall) => wall },
  { zone: 'UTC', wallOf: clock.townWall },
];

const unlikelyBy = ({ wallOf }: Candidate, starts: readonly Start[]): number =>
  starts.filter(({ name, wall }) => {
    const time = timeOf(wallOf(wall));
    return isNight(time) || time >= LATE || contradictsTitle(name, time);
  }).length;

const LATE = 22 * 3600;

const exampleOf = ({ name, date, read }: Start, wouldBe: Wall) => ({
  ...{ name, date, time: clockText(read), wouldBe: clockText(wouldBe) },
  ...(dayText(dayOf(wouldBe)) !== date && { wouldBeOn: dayText(dayOf(wouldBe)) }),
});

/** That a source may be held to by an operator: none where it names several, or one that nobody else knows. */
const onlyZoneIn = (happenings: readonly Happening[], written: WrittenStarts): string | undefined => {
  const zones = new Set(happenings.filter(({ startTime }) => startTime).map((happening) => written.get(happening)?.zone));
  const [zone] = zones;
  return zones.size === 1 && zone ? zoneName(zone) : undefined;
};
