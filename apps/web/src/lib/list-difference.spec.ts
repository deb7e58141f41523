import { changeOf, changeOfOne, difference } from './list-difference';

const changeFrom = (before: string[], after: string[]) => changeOf(difference(before, after));

describe('A change of follows', () => {
  it('leaves alone what Joan followed in another tab meanwhile', () => {
    const change = changeFrom(['Library', 'Township'], ['Township', 'Garden Club']);
    expect(change(['Library', 'Township', 'Fire Department'])).toEqual(['Township', 'Fire Department', 'Garden Club']);
  });

  it('adds nothing twice and removes nothing that is gone already', () => {
    expect(changeFrom(['Library'], ['Township'])(['Township'])).toEqual(['Township']);
  });

  it('puts one entry last, or takes it away', () => {
    expect(changeOfOne(7, true)([7, 8])).toEqual([8, 7]);
    expect(changeOfOne(7, false)([7, 8])).toEqual([8]);
  });

  it('takes nothing from somebody whose follows were not known when it was made', () => {
    expect(changeFrom([], ['Township'])(['Library'])).toEqual(['Library', 'Township']);
  });
});
