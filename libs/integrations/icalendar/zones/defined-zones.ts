import { readProperties, textOf } from '../file/read-properties';
import type { Report } from '../problems';
import { Effort } from '../recurrence/effort';
import type { Offsets } from '../times/offsets';
import type { DefinedZones } from '../times/source-clock';
import { nameIn } from '../times/zone-names';
import { type Onset, onsetsOf } from './onsets';

/** The zones that a file defines (VTIMEZONE, RFC 5545, 3.6.5), worked out when they are asked for. Of two by one name the first stands. */
export const definedZones = (zones: string[][], report: Report): DefinedZones => {
  const effort = new Effort(ENOUGH);
  const observancesOf = new Map(zones.map(split).toReversed());
  return (tzid) => {
    const told: Report = (text) => report(`time zone '${tzid}': ${text}`);
    const observances = observancesOf.get(nameIn(tzid)) ?? [];
    const onsets = observances.flatMap((lines) => onsetsOf(lines, effort, told));
    return onsets.length > 0 ? offsetsBy(onsets.toSorted((one, other) => one.at - other.at)) : undefined;
  };
};

/** A hundred rules, each worked out over all the years that calendars speak of. */
const ENOUGH = 5_000_000;

/** Its name, and the lines of each of its observances. */
const split = (lines: string[]): [name: string, observances: string[][]] => {
  const head: string[] = [];
  const observances: string[][] = [];
  for (const line of lines) {
    if (OBSERVANCE.test(line)) observances.push([]);
    else (observances.at(-1) ?? head).push(line);
  }
  return [
    nameIn(
      textOf(
        readProperties(head, () => {}),
        'tzid',
      ) ?? '',
    ),
    observances,
  ];
};

const OBSERVANCE = /^\s*BEGIN\s*:\s*(?:STANDARD|DAYLIGHT)\s*$/i;

/** Before its first onset a zone is where that found it. */
const offsetsBy = (onsets: Onset[]): Offsets => {
  const [{ from }] = onsets as [Onset];
  return (instant) => {
    let [before, after] = [-1, onsets.length];
    while (after - before > 1) {
      const middle = (before + after) >> 1;
      if (onsets[middle]!.at <= instant) before = middle;
      else after = middle;
    }
    return onsets[before]?.to ?? from;
  };
};
