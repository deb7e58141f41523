import type { ZoneSuspicion } from '#libs/contracts';
import type { FeedOccurrence } from './feed-occurrence';
import { dayOf, dayText, timeOf, type Wall } from './times/civil';
import { toClockText } from './times/occurrence-times';
import type { SourceClock } from './times/source-clock';
import { findZone } from './times/zone-names';
import type { ZonedTime } from './times/zoned-time';

/** The start as the source states it, for occurrences in another zone than the town's. */
export type StatedStarts = ReadonlyMap<FeedOccurrence, ZonedTime>;

/**
 * The starts of a doubted zone fall at night or contradict their titles, and hardly any would in the town's time or UTC. Midnight
 * sharp stands for a whole day and proves nothing. If `namesTown`, early starts alone are no reason: the source states other
 * zones on purpose.
 */
export const findZoneSuspicion = (
  occurrences: readonly FeedOccurrence[],
  written: StatedStarts,
  clock: SourceClock,
  namesTown = false,
): ZoneSuspicion | undefined => {
  const starts = occurrences.flatMap((occurrence) => toStatedStarts(occurrence, written.get(occurrence)));
  const nights = starts.filter(({ read }) => isNight(read));
  const contradictions = starts.filter(({ name, read }) => contradictsTitle(name, read));
  if ((namesTown || nights.length < MIN_NIGHTS) && contradictions.length < MIN_CONTRADICTIONS) return undefined;
  const doubtful = [...new Set([...nights, ...contradictions])];
  const { zone, wallOf, count } = candidateZones(clock)
    .map((candidate) => ({ ...candidate, count: countUnlikely(candidate, starts) }))
    .reduce((best, candidate) => (candidate.count < best.count ? candidate : best));
  if (count * MIN_IMPROVEMENT > doubtful.length) return undefined;
  const namedZone = singleZoneIn(occurrences, written);
  const examples = [...Map.groupBy(doubtful, ({ name }) => name).values()].slice(0, MAX_EXAMPLES);
  return {
    ...{ doubtful: doubtful.length, starts: starts.length, likely: zone },
    ...(namedZone && { named: namedZone }),
    examples: examples.map(([first]) => toExample(first!, wallOf(first!.wall))),
  };
};

/** `start` is in seconds since midnight. */
const contradictsTitle = (title: string, start: number): boolean => {
  const named = TITLE_HOURS.filter(([words]) => words.test(title));
  return named.length > 0 && named.every(([, from, to]) => start < from * 3600 || start >= to * 3600);
};

/** Wide: dinners are eaten at noon, evenings begin before dark. Without "night", which plays and paintings have as title. */
const TITLE_HOURS: readonly [RegExp, number, number][] = [
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

const MIN_NIGHTS = 3;
const MIN_CONTRADICTIONS = 2;
/** If correct times are shifted by hours, about as many become unlikely as with wrong times. */
const MIN_IMPROVEMENT = 3;
const MAX_EXAMPLES = 3;

/** `read` is the time of day by the zone of the source, `wall` the local time as written. */
type StatedStart = Readonly<{ name: string; date: string; read: Wall; wall: Wall }>;

const toStatedStarts = ({ name, date, startTime }: FeedOccurrence, moment: ZonedTime | undefined): StatedStart[] => {
  if (!moment || !startTime) return [];
  const read = secondsOf(startTime);
  const isMoved = timeOf(moment.wall) !== read;
  return isMoved && timeOf(moment.wall) !== 0 ? [{ name, date, read, wall: moment.wall }] : [];
};

/** Seconds since midnight. */
const secondsOf = (startTime: string): number =>
  Number(startTime.slice(11, 13)) * 3600 + Number(startTime.slice(14, 16)) * 60 + Number(startTime.slice(17, 19));

const isNight = (time: Wall): boolean => time > 0 && time < 6 * 3600;

type Candidate = Readonly<{ zone: string; wallOf: (wall: Wall) => Wall }>;

const candidateZones = (clock: SourceClock): readonly Candidate[] => [
  { zone: clock.townZone, wallOf: (wall) => wall },
  { zone: 'UTC', wallOf: clock.townWall },
];

const countUnlikely = ({ wallOf }: Candidate, starts: readonly StatedStart[]): number =>
  starts.filter(({ name, wall }) => {
    const time = timeOf(wallOf(wall));
    return isNight(time) || time >= LATE_SECONDS || contradictsTitle(name, time);
  }).length;

const LATE_SECONDS = 22 * 3600;

const toExample = ({ name, date, read }: StatedStart, wouldBe: Wall) => ({
  ...{ name, date, time: toClockText(read), wouldBe: toClockText(wouldBe) },
  ...(dayText(dayOf(wouldBe)) !== date && { wouldBeOn: dayText(dayOf(wouldBe)) }),
});

const singleZoneIn = (occurrences: readonly FeedOccurrence[], written: StatedStarts): string | undefined => {
  const zones = new Set(occurrences.filter(({ startTime }) => startTime).map((occurrence) => written.get(occurrence)?.zone));
  const [zone] = zones;
  return zones.size === 1 && zone ? findZone(zone) : undefined;
};
