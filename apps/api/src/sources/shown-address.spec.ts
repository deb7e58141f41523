import { shownAddress } from './shown-address';

it.each([
  ['https://library.example/events.ics', 'https://library.example/events.ics'],
  ['https://ada:secret@library.example/events.ics?token=secret#secret', 'https://library.example/events.ics?…'],
  ['https://calendar.example/ical/ada/private-0a1b2c/basic.ics', 'https://calendar.example/ical/ada/…/basic.ics'],
  [
    'https://office.example/owa/calendar/0a1b2c3d4e5f60718293@town.example/9f8e7d6c5b4a39281706/calendar.ics',
    'https://office.example/owa/calendar/…/…/calendar.ics',
  ],
  ['https://calendar.example/ical/ada%40town.example/public/basic.ics', 'https://calendar.example/ical/…/public/basic.ics'],
  ['https:ada:secret@library.example/events.ics?token=secret', 'https://library.example/events.ics?…'],
  ['https://ada:secret@0x1ffffffff/events.ics?token=secret', '…'],
  ['/srv/feeds/library.ics', '/srv/feeds/library.ics'],
  ['', '(cannot be read: its key is gone)'],
])('An address is shown without what it lets in by: %s', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});
