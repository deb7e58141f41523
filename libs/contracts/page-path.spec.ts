import { pagePath } from './page-path';

describe('the path of a page', () => {
  it('is the same with slashes at its end', () => {
    expect(['/about', '/about/', '/about//', '/event/chess--2026-11-20/', '/', '//'].map(pagePath)).toEqual([
      '/about',
      '/about',
      '/about',
      '/event/chess--2026-11-20',
      '/',
      '/',
    ]);
  });

  it('is the same in capital letters', () => {
    expect(['/ABOUT', '/Event/Chess--2026-11-20'].map(pagePath)).toEqual(['/about', '/event/chess--2026-11-20']);
  });
});
