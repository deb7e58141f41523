import fc from 'fast-check';
import { countRoomRows, formatMoreRooms, otherRoomEventsOf, toRoomRows } from './rooms';
import { anEvent, townEvents } from './testing';

const workshop = (id: number, location: string | undefined, about = {}) =>
  anEvent({ id, name: 'Robotics day', startTime: '2026-11-20T09:00:00-05:00', ...(location && { location }), ...about });
const idsOf = (events: Parameters<typeof toRoomRows>[0]) =>
  toRoomRows(events).map(({ event, others }) => [event, ...others].map(({ id }) => id));

describe('one thing in several rooms', () => {
  it('is one row, which says how many more rooms there are', () => {
    const rooms = ['Room 1', 'Room 2', 'Room 3'].map((room, at) => workshop(at + 1, room));
    expect(idsOf(rooms)).toEqual([[1, 2, 3]]);
    expect(countRoomRows(rooms)).toBe(1);
    expect(formatMoreRooms(toRoomRows(rooms)[0]!)).toBe('and 2 more rooms');
    expect(formatMoreRooms(toRoomRows(rooms.slice(1))[0]!)).toBe('and 1 more room');
  });

  it('is on the page of each with the others', () => {
    const rooms = ['Room 1', 'Room 2', 'Room 3'].map((room, at) => workshop(at + 1, room));
    expect(otherRoomEventsOf(rooms[1]!, rooms).map(({ id }) => id)).toEqual([1, 3]);
    expect(otherRoomEventsOf(workshop(9, 'Room 9', { name: 'Chess' }), rooms)).toEqual([]);
  });

  it('is in more places where they have addresses of their own', () => {
    const polls = [workshop(1, 'Firehouse', { address: '1 Elm Street' }), workshop(2, 'Annex', { address: '2 Oak Street' })];
    expect(formatMoreRooms(toRoomRows(polls)[0]!)).toBe('and 1 more place');
  });

  it.each([
    ['at another hour', { startTime: '2026-11-20T10:00:00-05:00' }],
    ['on another day', { date: '2026-11-21' }],
    ['of another title', { name: 'Robotics night' }],
    ['of another organization', { organization: 'Moorestown Township' }],
    ['of another part', { subOrganization: 'Teens' }],
    ['that is cancelled', { status: 'cancelled' }],
    ['that is featured', { isPromoted: true }],
    ['in the same room', { location: 'room 1' }],
    ['in no room', { location: undefined }],
    ['of somebody’s own', { isUserCreated: 'true' }],
  ])('is none with what is another thing: %s', (_, about) => {
    expect(idsOf([workshop(1, 'Room 1'), workshop(2, 'Room 2', about)])).toEqual([[1], [2]]);
  });

  it('takes no event away and tells none twice, in the order of their first ones', () => {
    fc.assert(
      fc.property(townEvents(), fc.array(fc.constantFrom('Room 1', 'Room 2', undefined), { maxLength: 6 }), (events, rooms) => {
        const all = [...events, ...rooms.map((room, at) => workshop(100 + at, room))];
        const rows = toRoomRows(all);
        expect(
          rows
            .flatMap(({ event, others }) => [event, ...others])
            .map(({ id }) => id)
            .sort(),
        ).toEqual(all.map(({ id }) => id).sort());
        for (const { event, others } of rows) expect(others.every(({ id }) => id > event.id)).toBe(true);
      }),
    );
  });
});
