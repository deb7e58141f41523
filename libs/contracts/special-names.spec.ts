import { isHidden } from './special-names';

describe('the hidden organization', () => {
  it('is hidden however its publisher writes it', () => {
    expect(['wzy', 'WZY', 'Wzy'].map(isHidden)).toEqual([true, true, true]);
  });

  it('does not hide organizations whose names merely contain its own', () => {
    expect(['wzy club', 'My Events', ''].map(isHidden)).toEqual([false, false, false]);
  });
});
