import { anEvent } from '#libs/contracts/testing';
import { formatEventWhere } from './event-lines';

const onlineUrl = 'https://meet.example/j/7';
const DIAL = 'or dial by phone: 555-123-4567, passcode 99';

describe('Where an event is, as the chat says it', () => {
  it.each([
    ['its place and address', { location: 'Town Hall', address: '1 Elm Street' }, 'in Town Hall (1 Elm Street)'],
    ['the place without the address to join at', { location: `Town Hall, ${onlineUrl}`, onlineUrl }, 'in Town Hall'],
    ['online, without the numbers to dial', { location: `${onlineUrl} ${DIAL}`, onlineUrl }, 'online'],
    ['online, where it has no place', { onlineUrl }, 'online'],
    ['nothing where nothing is known', {}, ''],
  ])('is %s', (_, about, words) =>
    expect(formatEventWhere(anEvent({ address: undefined, location: undefined, ...about }))).toBe(words),
  );
});
