import { formatRebooking } from './rebooking-text';

const ONLINE = 'https://meet.example/b';

describe('The words for where a rebooked event is now', () => {
  it.each([
    ['Now in Room B', { location: 'Room B', address: '1 Main Street' }],
    ['Now in 1 Main Street', { address: '1 Main Street' }],
    ['Now in Room B', { location: `Room B, ${ONLINE}`, onlineUrl: ONLINE }],
    ['Now online', { location: ONLINE, onlineUrl: ONLINE }],
    ['Now online', { onlineUrl: ONLINE }],
    ['Now in another place', {}],
  ])('are “%s”', (words, place) => {
    expect(formatRebooking({ id: 8, name: 'Story time', ...place })).toBe(words);
  });
});
