import { changeFrom } from './list-difference';

describe('A change of follows', () => {
  it('leaves alone what Joan followed in another tab meanwhile', () => {
    const change = changeFrom(['Library', 'Township'], ['Township', 'Garden Club']);
    expect(change(['Library', 'Township', 'Fire Department'])).toEqual(['Township', 'Fire Department', 'Garden Club']);
  });

  it('adds nothing twice and removes nothing that is gone already', () => {
    expect(changeFrom(['Library'], ['Township'])(['Township'])).toEqual(['Township']);
  });

  it('takes nothing from somebody whose follows were not known when it was made', () => {
    expect(changeFrom([], ['Township'])(['Library'])).toEqual(['Library', 'Township']);
  });
});
