import windowsZones from 'cldr-core/supplemental/windowsZones.json';
import { memoize } from '#libs/contracts';
import { offsetsOf, standardOffsetOf } from './offsets';

/** An IANA name, the end of a path ('/…/America/New_York'), a Windows zone, an offset, Outlook's display name, or a North American nickname. */
export const findZone = (tzid: string): string | undefined => {
  const name = cleanZoneName(tzid);
  const [isLabel, offset = '', places = ''] = LABEL_PATTERN.exec(name) ?? [];
  if (isLabel) return findLabelZone(places, parseOffset(`UTC${offset}`));
  return parseOffset(name) ?? pathEnds(name).map(findNamedZone).find(Boolean);
};

export const offsetInLabel = (tzid: string): string | undefined => {
  const [isLabel, offset] = LABEL_PATTERN.exec(cleanZoneName(tzid)) ?? [];
  return isLabel && parseOffset(`UTC${offset}`);
};

/** Removes surrounding quotes, and backslashes, which belong only in texts. */
export const cleanZoneName = (tzid: string): string =>
  tzid
    .trim()
    .replace(/^"|"$/g, '')
    .replace(/\\(?=[,;\\])/g, '');

/** '(UTC-05:00) Eastern Time (US & Canada)': the standard offset of the places that it names. */
const LABEL_PATTERN = /^\((?:UTC|GMT) ?([^)]{0,10})\) *(.*)$/i;

const findLabelZone = (places: string, offset: string | undefined): string | undefined =>
  places === ''
    ? offset
    : (findNamedZone(places) ??
      places
        .split(/[,;]/)
        .slice(0, MAX_PLACES)
        .map((place) => findPlaceZone(place.trim(), offset))
        .find(Boolean));

const MAX_PLACES = 10;

const findPlaceZone = (place: string, offset: string | undefined): string | undefined =>
  nicknameZone(place) ??
  nicknameZone(`${place} Standard Time`) ??
  PLACE_ZONES.get(zoneKeyOf(place))?.find((zone) => offset !== undefined && standardOffsetIn(zone) === standardOffsetIn(offset));

const standardOffsetIn = memoize((zone: string): number => standardOffsetOf(offsetsOf(zone)));

const findNamedZone = (name: string): string | undefined => toIanaName(nicknameZone(name) ?? name) ?? undefined;

const nicknameZone = (name: string): string | undefined => NICKNAME_ZONES[zoneKeyOf(name)] ?? WINDOWS_ZONES[zoneKeyOf(name)];

const parseOffset = (name: string): string | undefined => {
  const [, sign, hours, minutes = '00'] = OFFSET_PATTERN.exec(name) ?? [];
  if (sign)
    return Number(hours) > MAX_OFFSET_HOURS ? undefined : `${/[-−]/.test(sign) ? '-' : '+'}${hours!.padStart(2, '0')}:${minutes}`;
  return /^(?:UTC|GMT)$/i.test(name) ? 'UTC' : undefined;
};

const OFFSET_PATTERN = /^(?:UTC|GMT)? ?([-−+±])(\d{1,2})(?::?([0-5]\d))?$/i;

const MAX_OFFSET_HOURS = 14;

const zoneKeyOf = (name: string): string => name.toUpperCase().replaceAll(' AND ', ' & ');

const toKeyedTable = (table: Record<string, string>): Record<string, string> =>
  Object.assign(Object.create(null), Object.fromEntries(Object.entries(table).map(([name, zone]) => [zoneKeyOf(name), zone])));

/** Names of Outlook and Exchange, by the table of the Unicode CLDR for no particular country. */
export const WINDOWS_ZONES = toKeyedTable(
  Object.fromEntries(
    windowsZones.supplemental.windowsZones.mapTimezones
      .filter(({ mapZone }) => mapZone._territory === '001')
      .map(({ mapZone }) => [mapZone._other, mapZone._type]),
  ),
);

/** Strictly, 'EST' has no daylight saving time, but those who write it mean the zone that has. */
const NICKNAME_ZONES = toKeyedTable({
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

/** Some systems list these only under an older name. */
const RENAMED_ZONES = ['Asia/Kathmandu', 'Asia/Kolkata', 'Asia/Yangon', 'Europe/Kyiv'];

const PLACE_ZONES = Map.groupBy([...Intl.supportedValuesOf('timeZone'), ...RENAMED_ZONES], (zone) =>
  zoneKeyOf(zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')),
);

/** Longest first: 'x/America/Indiana/Knox', then 'America/Indiana/Knox', then 'Indiana/Knox', then 'Knox'. */
const pathEnds = (name: string): string[] => {
  const parts = name.split('/').filter(Boolean).slice(-MAX_PATH_PARTS);
  return parts.map((_, at) => parts.slice(at).join('/'));
};

const MAX_PATH_PARTS = 6;

/** Cached, since a feed names its zones at each time, and a formatter takes long to create. */
const toIanaName = memoize((name: string): string | null => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name.replace(/ /g, '_') }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
});
