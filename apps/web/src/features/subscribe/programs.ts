/** The programs that calendars are read in. */
export type Program = 'Apple Calendar' | 'Google Calendar' | 'Outlook';

/** Where a program takes an address; the first one opens whatever this device reads calendars with. */
export const linkInto = (program: Program, address: string, name: string): string => {
  const webcal = address.replace(/^https?:/, 'webcal:');
  if (program === 'Apple Calendar') return webcal;
  return program === 'Google Calendar'
    ? `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`
    : `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(name)}`;
};

/** That of this device comes first. */
export const programsOn = (userAgent: string): readonly [Program, Program, Program] => {
  if (/Android|CrOS|Linux/.test(userAgent)) return ['Google Calendar', 'Apple Calendar', 'Outlook'];
  if (/Windows/.test(userAgent)) return ['Outlook', 'Google Calendar', 'Apple Calendar'];
  return ['Apple Calendar', 'Google Calendar', 'Outlook'];
};
