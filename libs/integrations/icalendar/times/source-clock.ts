import type { Report } from '../problem-list';
import type { Wall } from './civil';
import { instantOf, type OffsetLookup, offsetsOf, standardOffsetOf } from './offsets';
import { findZone, offsetInLabel } from './zone-names';

type LocalTime = { wall: Wall; zone: string };

/** Instants are seconds since 1970. */
export type SourceClock = {
  townZone: string;
  /** A known zone, else one that the source defines, else (also for floating times) the town's. */
  zoneOf(tzid: string | undefined): string;
  /** Converts by the zone that the source states: identities and repeats stay the same when an operator corrects the zone. */
  statedInstant(moment: LocalTime): Wall;
  /** Still by the zone that the source states. */
  convertWall(zone: string, moment: LocalTime): Wall;
  /** With the corrected zone. */
  instant(moment: LocalTime): number;
  townWall(instant: number): Wall;
};

export type DefinedZones = (tzid: string) => OffsetLookup | undefined;

export const createSourceClock = (
  { timeZone, sourceZone }: { timeZone: string; sourceZone?: string },
  report: Report,
  definedZones: DefinedZones = () => undefined,
): SourceClock => {
  const offsets = new Map<string, OffsetLookup>();
  const names = new Map<string, string>();

  const offsetsIn = (zone: string): OffsetLookup => {
    const lookup = offsets.get(zone) ?? offsetsOf(zone);
    offsets.set(zone, lookup);
    return lookup;
  };
  const zoneOf = (tzid: string): string => {
    const name = findZone(tzid);
    if (name) return name;
    const defined = definedZones(tzid);
    if (defined) {
      const zone = `VTIMEZONE ${tzid}`;
      offsets.set(zone, defined);
      return zone;
    }
    const guessed = guessZone(tzid);
    report(`no such time zone: '${tzid}', read as ${guessed}`);
    return guessed;
  };
  /** The zone of the town, unless the name contains a different offset. */
  const guessZone = (tzid: string): string => {
    const offset = offsetInLabel(tzid);
    const isTowns = !offset || standardOffsetOf(offsetsIn(offset)) === standardOffsetOf(offsetsIn(timeZone));
    return isTowns ? timeZone : offset;
  };
  for (const zone of [timeZone, sourceZone ?? timeZone]) offsetsIn(zone);
  const labelled = ({ wall, zone }: LocalTime): number => instantOf(wall, offsetsIn(zone));
  const townWall = (instant: number): Wall => instant + offsetsIn(timeZone)(instant);

  return {
    townZone: timeZone,
    zoneOf: (tzid) => {
      if (!tzid) return timeZone;
      const name = names.get(tzid) ?? zoneOf(tzid);
      names.set(tzid, name);
      return name;
    },
    statedInstant: labelled,
    convertWall: (zone, moment) => {
      if (zone === moment.zone) return moment.wall;
      const instant = labelled(moment);
      return instant + offsetsIn(zone)(instant);
    },
    instant: ({ wall, zone }) => instantOf(wall, offsetsIn(sourceZone ?? zone)),
    townWall,
  };
};
