import windowsZones from 'cldr-core/supplemental/windowsZones.json';
import { remembering } from '#libs/contracts';
import { offsetsOf, standardOffset } from './offsets';

/**
 * The zone that a TZID means: an IANA name, the end of a path ('/freeassociation.sourceforge.net/America/New_York'), a
 * Windows zone, a distance from UTC, what Outlook displays for a zone, or what people in North America call theirs.
 * Undefined when it means none.
 */
export const zoneName = (tzid: string): string | undefined => {
  const name = nameIn(tzid);
  const [isLabel, offset = '', places = ''] = LABEL.exec(name) ?? [];
  if (isLabel) return zoneOfLabel(places, offsetIn(`UTC${offset}`));
  return offsetIn(name) ?? pathEnds(name).map(zoneCalled).find(Boolean);
};

/** '-05:00' of '(UTC-05:00) Our Town': a hint where nothing else tells what such a name means. */
export const offsetOfLabel = (tzid: string): string | undefined => {
  const [isLabel, offset] = LABEL.exec(nameIn(tzid)) ?? [];
  return isLabel && offsetIn(`UTC${offset}`);
};

/** Without quotes around it, and without the backslashes that stand in texts only. */
export const nameIn = (tzid: string): string =>
  tzid
    .trim()
    .replace(/^"|"$/g, '')
    .replace(/\\(?=[,;\\])/g, '');

/** '(UTC-05:00) Eastern Time (US & Canada)': the standard time of the places that it names. */
const LABEL = /^\((?:UTC|GMT) ?([^)]{0,10})\) *(.*)$/i;

const zoneOfLabel = (places: string, offset: string | undefined): string | undefined =>
  places === ''
    ? offset
    : (zoneCalled(places) ??
      places
        .split(/[,;]/)
        .slice(0, MOST_PLACES)
        .map((place) => zoneOfPlace(place.trim(), offset))
        .find(Boolean));

const MOST_PLACES = 10;

const zoneOfPlace = (place: string, offset: string | undefined): string | undefined =>
  meantBy(place) ??
  meantBy(`${place} Standard Time`) ??
  PLACES.get(keyOf(place))?.find((zone) => offset !== undefined && standardOffsetIn(zone) === standardOffsetIn(offset));

const standardOffsetIn = remembering((zone: string): number => standardOffset(offsetsOf(zone)));

const zoneCalled = (name: string): string | undefined => ianaName(meantBy(name) ?? name);

const meantBy = (name: string): string | undefined => NICKNAMES[keyOf(name)] ?? WINDOWS[keyOf(name)];

/** 'GMT-0800', 'UTC+1', '-04:00' as '-04:00'. */
const offsetIn = (name: string): string | undefined => {
  const [, sign, hours, minutes = '00'] = DISTANCE.exec(name) ?? [];
  if (sign) return Number(hours) > FARTHEST ? undefined : `${/[-−]/.test(sign) ? '-' : '+'}${hours!.padStart(2, '0')}:${minutes}`;
  return /^(?:UTC|GMT)$/i.test(name) ? 'UTC' : undefined;
};

const DISTANCE = /^(?:UTC|GMT)? ?([-−+±])(\d{1,2})(?::?([0-5]\d))?$/i;

const FARTHEST = 14;

const keyOf = (name: string): string => name.toUpperCase().replaceAll(' AND ', ' & ');

const byKey = (table: Record<string, string>): Record<string, string> =>
  Object.assign(Object.create(null), Object.fromEntries(Object.entries(table).map(([name, zone]) => [keyOf(name), zone])));

/** Outlook and Exchange name their zones so. By the Unicode CLDR's table, where the country is not told. */
export const WINDOWS = byKey(
  Object.fromEntries(
    windowsZones.supplemental.windowsZones.mapTimezones
      .filter(({ mapZone }) => mapZone._territory === '001')
      .map(({ mapZone }) => [mapZone._other, mapZone._type]),
  ),
);

/** 'EST' is a zone without summer time by its name, but nobody who writes it means that. */
const NICKNAMES = byKey({
  Z: 'UTC',
  'Coordinated Universal Time': 'UTC',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  ET: 'America/New_York',
  Eastern: 'America/New_York',
  'Eastern Time': 'America/New_York',
  'Eastern Time (US & Canada)': 'America/New_York',
  'Eastern Daylight Time': 'America/New_York',
  'US-Eastern': 'America/New_York',
  CST: 'America/Chicago',
  CDT: 'America/Chicago',
  CT: 'America/Chicago',
  Central: 'America/Chicago',
  'Central Time': 'America/Chicago',
  'Central Time (US & Canada)': 'America/Chicago',
  'Central Daylight Time': 'America/Chicago',
  'US-Central': 'America/Chicago',
  MDT: 'America/Denver',
  MT: 'America/Denver',
  Mountain: 'America/Denver',
  'Mountain Time': 'America/Denver',
  'Mountain Time (US & Canada)': 'America/Denver',
  'Mountain Daylight Time': 'America/Denver',
  'US-Mountain': 'America/Denver',
  Arizona: 'America/Phoenix',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  PT: 'America/Los_Angeles',
  Pacific: 'America/Los_Angeles',
  'Pacific Time': 'America/Los_Angeles',
  'Pacific Time (US & Canada)': 'America/Los_Angeles',
  'Pacific Daylight Time': 'America/Los_Angeles',
  'US-Pacific': 'America/Los_Angeles',
  'Atlantic Time (Canada)': 'America/Halifax',
  'Indiana (East)': 'America/Indianapolis',
  Alaska: 'America/Anchorage',
  Hawaii: 'Pacific/Honolulu',
  Saskatchewan: 'America/Regina',
  'Baja California': 'America/Tijuana',
  'Aleutian Islands': 'America/Adak',
  'Saint Pierre and Miquelon': 'America/Miquelon',
  'Lord Howe Island': 'Australia/Lord_Howe',
  'Norfolk Island': 'Pacific/Norfolk',
});

/** Under names that some systems list by older ones. */
const RENAMED = ['Asia/Kathmandu', 'Asia/Kolkata', 'Asia/Yangon', 'Europe/Kyiv'];

/** The zones that are named after a place. */
const PLACES = Map.groupBy([...Intl.supportedValuesOf('timeZone'), ...RENAMED], (zone) =>
  keyOf(zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')),
);

/** Longest first: 'x/America/Indiana/Knox' is tried as such, then 'America/Indiana/Knox', then 'Indiana/Knox', then 'Knox'. */
const pathEnds = (name: string): string[] => {
  const parts = name.split('/').filter(Boolean).slice(-LONGEST);
  return parts.map((_, at) => parts.slice(at).join('/'));
};

const LONGEST = 6;

const ianaName = (name: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name.replace(/ /g, '_') }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};
