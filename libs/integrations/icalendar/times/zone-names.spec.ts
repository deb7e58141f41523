import { WINDOWS, zoneName } from './zone-names';

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
  ])('%s', (tzid, zone) => {
    expect(zoneName(tzid)).toEqual(zone);
  });

  it.each(['Custom Zone 1', '', '/', 'constructor', '__proto__', 'x'.repeat(10_000)])('is none for %.20s', (tzid) => {
    expect(zoneName(tzid)).toBeUndefined();
  });

  it('is one that the system knows, for every name of a Windows zone', () => {
    expect(Object.keys(WINDOWS).length).toBeGreaterThan(130);
    expect(Object.keys(WINDOWS).filter((name) => !zoneName(name))).toEqual([]);
  });
});
