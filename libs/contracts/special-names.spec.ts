import { isHiddenOrganization } from './reserved-names';

describe('the hidden organization', () => {
  it('is hidden however its publisher writes it', () => {
    expect(['wzy', 'WZY', 'Wzy'].map(isHiddenOrganization)).toEqual([true, true, true]);
  });

  it('does not hide organizations whose names merely contain its own', () => {
    expect(['wzy club', 'My Events', ''].map(isHiddenOrganization)).toEqual([false, false, false]);
  });
});
