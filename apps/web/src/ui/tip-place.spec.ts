import { tipPlace } from './tip-place';

const tip = { width: 100, height: 30 };
const phone = { width: 390, height: 844 };

describe('A word beside a button', () => {
  it('stands above it, in the middle', () => {
    expect(tipPlace('top', { left: 200, top: 400, width: 44, height: 44 }, tip, phone)).toEqual({ left: 172, top: 364 });
  });

  it('goes below where there is no room above', () => {
    expect(tipPlace('top', { left: 200, top: 6, width: 44, height: 44 }, tip, phone)).toEqual({ left: 172, top: 56 });
  });

  it('goes to the left where there is no room at the right', () => {
    expect(tipPlace('right', { left: 340, top: 400, width: 44, height: 44 }, tip, phone)).toEqual({ left: 234, top: 407 });
  });

  it('never leaves the window', () => {
    expect(tipPlace('bottom', { left: 340, top: 100, width: 44, height: 44 }, tip, phone)).toEqual({ left: 282, top: 150 });
  });
});
