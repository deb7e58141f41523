import { findZone, WINDOWS_ZONES } from './zone-names';

describe('the zone that a TZID means', () => {
  it.each([
    ['America/New_York', 'America/New_York'],
    ['america/new_york', 'America/New_York'],
    ['America/New York', 'America/New_York'],
    ['"Europe/London"', 'Europe/London'],
    ['US/Eastern', 'America/New_York'],
    ['/freeassociation.sourceforge.net/America/New_York', 'America/New_York'],
    ['/freeassociation.sourceforge.net/Tzfile/America/Indiana/Knox', 'America/Indiana/Knox'],
    ['/mozilla.org/20050126_1/America/Chicago', 'America/Chicago'],
    ['/softwarestudio.org/Olson_20011030_5/America/New_York', 'America/New_York'],
    ['Eastern Standard Time', 'America/New_York'],
    ['eastern standard time', 'America/New_York'],
    ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['UTC', 'UTC'],
    ['Coordinated Universal Time', 'UTC'],
    ['EST', 'America/New_York'],
    ['EST5EDT', expect.stringMatching(/EST5EDT|America\/New_York/)],
    ['GMT', 'UTC'],
    ['Etc/UTC', 'UTC'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
    ['GMT-0800', '-08:00'],
    ['UTC+01:00', '+01:00'],
    ['UTC+1', '+01:00'],
    ['utc +5:30', '+05:30'],
    ['-0400', '-04:00'],
    ['UTC−05:00', '-05:00'],
    ['tzone://Microsoft/Utc', 'UTC'],
    ['tzone://Microsoft/Eastern Standard Time', 'America/New_York'],
    ['(UTC-05:00)', '-05:00'],
    ['(UTC) Coordinated Universal Time', 'UTC'],
    ['(UTC+00:00) Dublin, Edinburgh, Lisbon, London', 'Europe/Dublin'],
    ['(UTC+00:00) London, Lisbon', 'Europe/London'],
    ['(GMT) Greenwich Mean Time : Dublin; Edinburgh; Lisbon; London', 'Europe/Lisbon'],
    ['(UTC+00:00) Dublin\\, Edinburgh\\, Lisbon\\, London', 'Europe/Dublin'],
    ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'Europe/Amsterdam'],
    ['(UTC+08:00) Beijing, Chongqing, Hong Kong, Urumqi', 'Asia/Hong_Kong'],
    ['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', expect.stringMatching(/Kolkata|Calcutta/)],
    ['(UTC-07:00) Chihuahua, La Paz, Mazatlan', 'America/Mazatlan'],
    ['(GMT-08:00) Pacific Time (US and Canada); Tijuana', 'America/Los_Angeles'],
    ['(UTC-09:00) Alaska', 'America/Anchorage'],
    ['(UTC-04:00) Atlantic Time (Canada)', 'America/Halifax'],
    ['(UTC-03:30) Newfoundland', 'America/St_Johns'],
    ['(UTC-05:00) Haiti', 'America/Port-au-Prince'],
  ])('%s', (tzid, zone) => {
    expect(findZone(tzid)).toEqual(zone);
  });

  it.each([
    ...['Custom Zone 1', '', '/', 'constructor', '__proto__', 'x'.repeat(10_000)],
    ...['UTC+25', 'GMT+', '(UTC-05:00) Our Town', '(UTC+03:00) London', 'tzone://Microsoft/Custom'],
  ])('is none for %.20s', (tzid) => {
    expect(findZone(tzid)).toBeUndefined();
  });

  it('is one that the system knows, for every name of a Windows zone', () => {
    expect(Object.keys(WINDOWS_ZONES).length).toBeGreaterThan(130);
    expect(Object.keys(WINDOWS_ZONES).filter((name) => !findZone(name))).toEqual([]);
  });
});
