export type CalendarProgram = 'Apple Calendar' | 'Google Calendar' | 'Outlook';

/** `webcal:` opens the default program of the device. */
export const linkForProgram = (program: CalendarProgram, address: string, name: string): string => {
  const webcal = address.replace(/^https?:/, 'webcal:');
  if (program === 'Apple Calendar') return webcal;
  return program === 'Google Calendar'
    ? `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`
    : `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(name)}`;
};

export const programsFor = (userAgent: string): readonly [CalendarProgram, CalendarProgram, CalendarProgram] => {
  if (/Android|CrOS|Linux/.test(userAgent)) return ['Google Calendar', 'Apple Calendar', 'Outlook'];
  if (/Windows/.test(userAgent)) return ['Outlook', 'Google Calendar', 'Apple Calendar'];
  return ['Apple Calendar', 'Google Calendar', 'Outlook'];
};
