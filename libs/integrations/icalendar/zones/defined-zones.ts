import { readProperties, textOf } from '../file/read-properties';
import type { Report } from '../problem-list';
import { StepBudget } from '../recurrence/step-budget';
import type { OffsetLookup } from '../times/offsets';
import type { DefinedZones } from '../times/source-clock';
import { cleanZoneName } from '../times/zone-names';
import { type Onset, onsetsOf } from './onsets';

/** VTIMEZONE (RFC 5545, 3.6.5), computed on demand. Of two with the same name the first counts. */
export const createDefinedZones = (zones: string[][], report: Report): DefinedZones => {
  const effort = new StepBudget(MAX_STEPS);
  const observancesOf = new Map(zones.map(splitObservances).toReversed());
  return (tzid) => {
    const reportForZone: Report = (text) => report(`time zone '${tzid}': ${text}`);
    const observances = observancesOf.get(cleanZoneName(tzid)) ?? [];
    const onsets = observances.flatMap((lines) => onsetsOf(lines, effort, reportForZone));
    return onsets.length > 0 ? toOffsetLookup(onsets.toSorted((one, other) => one.at - other.at)) : undefined;
  };
};

/** Enough for a hundred rules over all supported years. */
const MAX_STEPS = 5_000_000;

const splitObservances = (lines: string[]): [name: string, observances: string[][]] => {
  const head: string[] = [];
  const observances: string[][] = [];
  for (const line of lines) {
    if (OBSERVANCE_BEGIN.test(line)) observances.push([]);
    else (observances.at(-1) ?? head).push(line);
  }
  return [
    cleanZoneName(
      textOf(
        readProperties(head, () => {}),
        'tzid',
      ) ?? '',
    ),
    observances,
  ];
};

const OBSERVANCE_BEGIN = /^\s*BEGIN\s*:\s*(?:STANDARD|DAYLIGHT)\s*$/i;

/** Before its first onset a zone has the offset that the onset changes from. */
const toOffsetLookup = (onsets: Onset[]): OffsetLookup => {
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
