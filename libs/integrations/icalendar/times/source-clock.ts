import type { Report } from '../problems';
import type { Wall } from './civil';
import { instantOf, type Offsets, offsetsOf, standardOffset } from './offsets';
import { offsetOfLabel, zoneName } from './zone-names';

/** What a wall shows, and where it stands. */
type Told = { wall: Wall; zone: string };

/** Tells the times of one source. Instants are seconds since 1970. */
export type SourceClock = {
  /** The town's zone. */
  town: string;
  /** Of a TZID: the zone that everybody knows by that name, else the source's own. Floating times and other names are the town's. */
  zoneOf(tzid: string | undefined): string;
  /** Going by what the source says of itself: what identities and repeats go by, so that they stay when an operator corrects a zone. */
  labelled(moment: Told): Wall;
  /** What happens then in another zone, still by the source's own words. */
  wallIn(zone: string, moment: Told): Wall;
  /** When it really is. */
  instant(moment: Told): number;
  townWall(instant: number): Wall;
};

/** How the clocks go in the zone that a source defines under a TZID. */
export type DefinedZones = (tzid: string) => Offsets | undefined;

export const createSourceClock = (
  { timeZone, sourceZone }: { timeZone: string; sourceZone?: string },
  report: Report,
  definedZones: DefinedZones = () => undefined,
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
    if (name) return name;
    const defined = definedZones(tzid);
    if (defined) {
      const zone = `VTIMEZONE ${tzid}`;
      offsets.set(zone, defined);
      return zone;
    }
    const guessed = guessedZone(tzid);
    report(`no such time zone: '${tzid}', read as ${guessed}`);
    return guessed;
  };
  /** The town's, unless its name says another distance from UTC than the town has. */
  const guessedZone = (tzid: string): string => {
    const offset = offsetOfLabel(tzid);
    const isTowns = !offset || standardOffset(offsetsIn(offset)) === standardOffset(offsetsIn(timeZone));
    return isTowns ? timeZone : offset;
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
