export type CalendarApp = 'Apple Calendar' | 'Google Calendar' | 'Outlook';

/** `webcal:` opens the default app of the device. */
export const linkForApp = (app: CalendarApp, address: string, name: string): string => {
  const webcal = address.replace(/^https?:/, 'webcal:');
  if (app === 'Apple Calendar') return webcal;
  return app === 'Google Calendar'
    ? `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`
    : `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(name)}`;
};

export const calendarAppsFor = (userAgent: string): readonly [CalendarApp, CalendarApp, CalendarApp] => {
  if (/Android|CrOS|Linux/.test(userAgent)) return ['Google Calendar', 'Apple Calendar', 'Outlook'];
  if (/Windows/.test(userAgent)) return ['Outlook', 'Google Calendar', 'Apple Calendar'];
  return ['Apple Calendar', 'Google Calendar', 'Outlook'];
};
