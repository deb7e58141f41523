import { isInMyAlmanac } from './is-in-my-almanac';
import { anEvent } from './testing';
import type { TownEvent } from './town-event';

const noneSaved = new Set<number>();
const shows = (event: Partial<TownEvent>, ...follows: string[]) => isInMyAlmanac(anEvent(event), new Set(follows), noneSaved);

const council: Partial<TownEvent> = { organization: 'Township', subOrganization: 'Council' };

describe('My Almanac', () => {
  it('is empty for Ada, who follows nothing', () => {
    expect([shows({}), shows({ isPromoted: true })]).toEqual([false, false]);
  });

  it('shows what she saved and what she wrote down, whomever she follows', () => {
    expect(isInMyAlmanac(anEvent({ id: 7 }), new Set(), new Set([7]))).toBe(true);
    expect(shows({ organization: 'My Events' })).toBe(true);
    expect(shows({ isUserCreated: 'true' })).toBe(true);
  });

  it('shows the council’s meetings when she follows the council', () => {
    expect(shows(council, 'Township::Council')).toBe(true);
    expect(shows(council, 'Township::Planning')).toBe(false);
  });

  it('shows what belongs to no part when she follows the organization itself, and only that', () => {
    expect(shows({ organization: 'Township' }, 'Township')).toBe(true);
    expect(shows({ organization: 'Township' }, 'Township::Council')).toBe(false);
    expect(shows(council, 'Township')).toBe(false);
  });

  it('shows promoted events while she follows Featured', () => {
    expect(shows({ ...council, isPromoted: true }, 'Featured')).toBe(true);
    expect(shows(council, 'Featured')).toBe(false);
  });

  it('shows the events of sub-calendars that she follows', () => {
    const storyTime = anEvent({ organization: 'Library', subcalendars: [5, 6] });
    expect(isInMyAlmanac(storyTime, new Set(), noneSaved, new Set([6]))).toBe(true);
    expect(isInMyAlmanac(storyTime, new Set(), noneSaved, new Set([7]))).toBe(false);
    expect(isInMyAlmanac(storyTime, new Set(), noneSaved)).toBe(false);
  });
});
