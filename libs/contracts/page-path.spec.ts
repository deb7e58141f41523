import { pagePath } from './page-path';

describe('the path of a page', () => {
  it('is the same with a slash at its end', () => {
    expect(['/about', '/about/', '/event/chess--2026-11-20/', '/', '//'].map(pagePath)).toEqual([
      '/about',
      '/about',
      '/event/chess--2026-11-20',
      '/',
      '/',
    ]);
  });
});
