import { shownAddress } from './shown-address';

it.each([
  ['https://library.example/events.ics', 'https://library.example/events.ics'],
  ['https://ada:secret@library.example/events.ics?token=secret#secret', 'https://library.example/events.ics?…'],
  ['https://calendar.example/ical/ada/private-0a1b2c/basic.ics', 'https://calendar.example/ical/ada/…/basic.ics'],
  ['/srv/feeds/library.ics', '/srv/feeds/library.ics'],
])('An address is shown without what it lets in by: %s', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});
