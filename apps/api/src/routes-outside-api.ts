export const ROUTES_OUTSIDE_API = [
  'calendar.ics',
  'calendar/:name',
  'calendar/:kind/:name',
  'calendar/:kind/:id/:name',
  'feed.xml',
  'feed.json',
  'metrics',
];
