import { addDays, type TownEvent } from '#libs/contracts';
import { toTableRows } from './table-rows';

const TODAY = '2026-11-20';

const event = (id: number, since: number, left: number): TownEvent => ({
  id,
  name: `Event ${id}`,
  organization: 'Moorestown Library',
  category: 'Education',
  date: addDays(TODAY, -since),
  endDate: addDays(TODAY, left),
  time: '',
  status: 'confirmed',
});

const EVENTS = [event(1, 30, 9), event(2, 40, 3), event(3, 0, 0), event(4, -1, 1)];

const keys = (folds: boolean, isOpen: boolean, events = EVENTS, over: number[] = []) => {
  const folding = { over: new Set(over), isEarlierOpen: isOpen, unfolded: isOpen ? 'some' : 'none' } as const;
  return toTableRows(events, TODAY, folds ? folding : undefined).map(({ key }) => key);
};

describe('the lines of the table', () => {
  it('have what is still on below a band at the end of today, once it is opened', () => {
    expect(keys(true, false)).toEqual([3, 'still on', 4]);
    expect(keys(true, true)).toEqual([3, 'still on', 2, 1, 4]);
  });

  it('have what is over below a line at the beginning of today, once it is opened', () => {
    expect(keys(true, false, EVENTS, [3])).toEqual(['earlier', 'still on', 4]);
    expect(keys(true, true, EVENTS, [3])).toEqual(['earlier', 3, 'still on', 2, 1, 4]);
    expect(keys(false, false, EVENTS, [3])).toEqual([2, 1, 3, 4]);
  });

  it('have it in its place otherwise, and no band where there is nothing of the kind', () => {
    expect(keys(false, true)).toEqual([2, 1, 3, 4]);
    expect(keys(true, true, EVENTS.slice(2))).toEqual([3, 4]);
  });
});
