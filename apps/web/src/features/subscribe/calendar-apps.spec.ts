import { calendarAppsFor, linkForApp } from './calendar-apps';

const ADDRESS = 'https://almanac.example/calendar/search.ics?q=story%20time';

it.each([
  ['Apple Calendar', 'webcal://almanac.example/calendar/search.ics?q=story%20time'],
  [
    'Google Calendar',
    'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Falmanac.example%2Fcalendar%2Fsearch.ics%3Fq%3Dstory%2520time',
  ],
  [
    'Outlook',
    'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Falmanac.example%2Fcalendar%2Fsearch.ics%3Fq%3Dstory%2520time&name=Story%20time',
  ],
] as const)('%s takes an address', (app, link) => expect(linkForApp(app, ADDRESS, 'Story time')).toBe(link));

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'Apple Calendar'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Apple Calendar'],
  ['Mozilla/5.0 (Linux; Android 10; K)', 'Google Calendar'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Outlook'],
])('the app of this device comes first: %s', (userAgent, app) => {
  expect(calendarAppsFor(userAgent)[0]).toBe(app);
  expect(new Set(calendarAppsFor(userAgent)).size).toBe(3);
});
