import { anEvent } from '#libs/contracts/testing';
import { formatStart } from './start-label';

describe('A label on a map', () => {
  it.each([
    [{ startTime: '2026-11-20T18:00:00-05:00' }, '6 PM'],
    [{ startTime: '2026-11-20T19:30:00-05:00' }, '7:30 PM'],
    [{ startTime: '2026-11-20T00:00:00-05:00' }, 'All Day'],
    [{ time: '10:00 AM' }, '10 AM'],
    [{ time: 'noon' }, 'noon'],
    [{ time: 'when the tide is out' }, 'Event'],
    [{}, 'Event'],
  ])('says when it begins, if that is brief: %j is %s', (about, label) => expect(formatStart(anEvent(about))).toBe(label));
});
