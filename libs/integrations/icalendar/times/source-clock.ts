import type { Report } from '../problems';
import type { Wall } from './civil';
import { instantOf, type Offsets, offsetsOf } from './offsets';
import { zoneName } from './zone-names';

/** What a wall shows, and where it stands. */
type Told = { wall: Wall; zone: string };

/** Tells the times of one source. Instants are seconds since 1970. */
export type SourceClock = {
  /** The town's zone. */
  town: string;
  /** Of a TZID. Floating times and names that nobody knows are the town's. */
  zoneOf(tzid: string | undefined): string;
  /** Going by what the source says of itself: what identities and repeats go by, so that they stay when an operator corrects a zone. */
  labelled(moment: Told): Wall;
  /** What happens then in another zone, still by the source's own words. */
  wallIn(zone: string, moment: Told): Wall;
  /** When it really is. */
  instant(moment: Told): number;
  townWall(instant: number): Wall;
};

export const createSourceClock = (
  { timeZone, sourceZone }: { timeZone: string; sourceZone?: string },
  report: Report,
): SourceClock => {
  const offsets = new Map<string, Offsets>();
  const names = new Map<string, string>();

  const offsetsIn = (zone: string): Offsets => {
    const known = offsets.get(zone) ?? offsetsOf(zone);
    offsets.set(zone, known);
    return known;
  };
  const zoneOf = (tzid: string): string => {
    const name = zoneName(tzid);
    if (!name) report(`no such time zone: '${tzid}', read as ${timeZone}`);
    return name ?? timeZone;
  };
  for (const zone of [timeZone, sourceZone ?? timeZone]) offsetsIn(zone);
  const labelled = ({ wall, zone }: Told): number => instantOf(wall, offsetsIn(zone));
  const townWall = (instant: number): Wall => instant + offsetsIn(timeZone)(instant);

  return {
    town: timeZone,
    zoneOf: (tzid) => {
      if (!tzid) return timeZone;
      const name = names.get(tzid) ?? zoneOf(tzid);
      names.set(tzid, name);
      return name;
    },
    labelled,
    wallIn: (zone, moment) => {
      if (zone === moment.zone) return moment.wall;
      const instant = labelled(moment);
      return instant + offsetsIn(zone)(instant);
    },
    instant: ({ wall, zone }) => instantOf(wall, offsetsIn(sourceZone ?? zone)),
    townWall,
  };
};
