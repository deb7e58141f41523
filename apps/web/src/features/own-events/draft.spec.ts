import { anEvent, TODAY } from '#libs/contracts/testing';
import { EMPTY_DRAFT, toDraft, toOwnEventRequest } from './draft';

const PIANO = anEvent({
  ...{ name: 'Piano lesson', organization: 'My Events', category: 'Family', date: '2026-11-24', time: '4:30 PM' },
  ...{ startTime: '2026-11-24T16:30:00-05:00', endTime: '2026-11-24T17:15:00-05:00', address: '12 Elm Street' },
});

describe('what stands in the fields of an event', () => {
  it('needs no more than a name, and is today', () =>
    expect(toOwnEventRequest({ ...EMPTY_DRAFT, name: ' Plumber ' }, TODAY)).toEqual({ name: 'Plumber', date: TODAY }));

  it('is sent as it was when nothing was changed', () =>
    expect(toOwnEventRequest(toDraft(PIANO), TODAY, PIANO, 'all')).toEqual({
      ...{ name: 'Piano lesson', category: 'Family', date: '2026-11-24', time: '16:30', startTime: '2026-11-24T16:30' },
      ...{ endTime: '2026-11-24T17:15', address: '12 Elm Street' },
    }));

  it('takes along how long it lasts, over midnight too', () => {
    const moved = { ...toDraft(PIANO), date: '2026-11-30', time: '23:30' };
    expect(toOwnEventRequest(moved, TODAY, PIANO, 'all')).toMatchObject({
      ...{ date: '2026-11-30', startTime: '2026-11-30T23:30', endTime: '2026-12-01T00:15' },
    });
  });

  it('moves all days of what repeats as far as the one that is seen, or that one alone', () => {
    const lesson = {
      ...PIANO,
      date: '2026-12-08',
      repeats: { id: 1, from: '2026-11-24', day: '2026-12-08', rule: 'FREQ=WEEKLY' },
    };
    const moved = { ...toDraft(lesson), date: '2026-12-09' };
    expect(toOwnEventRequest(moved, TODAY, lesson, 'all')).toMatchObject({ date: '2026-11-25', recurrence: 'FREQ=WEEKLY' });
    expect(toOwnEventRequest(moved, TODAY, lesson, 'this day')).toMatchObject({ date: '2026-12-09' });
  });

  it('says when it lasts all day, and in words where it was said in words', () => {
    const allDay = anEvent({ date: '2026-11-24', time: 'All Day' });
    expect(toOwnEventRequest(toDraft(allDay), TODAY, allDay, 'all')).not.toHaveProperty('startTime');
    const dusk = anEvent({ date: '2026-11-24', time: 'after dark' });
    expect(toOwnEventRequest(toDraft(dusk), TODAY, dusk, 'all')).toMatchObject({ time: 'after dark' });
    expect(toOwnEventRequest({ ...toDraft(PIANO), time: '' }, TODAY, PIANO, 'all')).not.toHaveProperty('time');
  });
});
