import windowsZones from 'cldr-core/supplemental/windowsZones.json';

/**
 * The IANA name that a TZID means: itself, the end of a path ('/freeassociation.sourceforge.net/America/New_York'), a
 * Windows zone, or what people in North America call theirs. Undefined when it means none.
 */
export const zoneName = (tzid: string): string | undefined => {
  const name = tzid.trim().replace(/^"|"$/g, '').replace(OFFSET, '');
  if (FIXED.test(name)) return name;
  const meant = NICKNAMES[name.toUpperCase()] ?? WINDOWS[name.toUpperCase()];
  return meant ? ianaName(meant) : pathEnds(name).map(ianaName).find(Boolean);
};

/** A distance from UTC, as other formats write theirs: '-04:00'. */
const FIXED = /^[+-](?:0\d|1[0-4]):[0-5]\d$/;

/** '(UTC-05:00) Eastern Time (US & Canada)' */
const OFFSET = /^\((?:UTC|GMT)[^)]{0,10}\)\s*/i;

const upperKeys = (table: Record<string, string>): Record<string, string> =>
  Object.assign(Object.create(null), Object.fromEntries(Object.entries(table).map(([key, zone]) => [key.toUpperCase(), zone])));

/** Outlook and Exchange name their zones so. By the Unicode CLDR's table, where the country is not told. */
export const WINDOWS = upperKeys(
  Object.fromEntries(
    windowsZones.supplemental.windowsZones.mapTimezones
      .filter(({ mapZone }) => mapZone._territory === '001')
      .map(({ mapZone }) => [mapZone._other, mapZone._type]),
  ),
);

/** 'EST' is a zone without summer time by its name, but nobody who writes it means that. */
const NICKNAMES = upperKeys({
  Z: 'UTC',
  GMT: 'UTC',
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
});

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
