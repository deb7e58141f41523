import { haveDifferentDistances } from './distances';

const isApart = (a: string, b: string) => haveDifferentDistances(a.split(' '), b.split(' '));

describe('The distances of a race', () => {
  it.each([
    ['fun run', 'marathon'],
    ['fun walks', '10k'],
    ['marathon', 'half marathon'],
  ])('keep %s and %s apart', (a, b) => expect(isApart(a, b)).toBe(true));

  it('may be one of a fun run and a 5K, whatever a publisher calls it', () => expect(isApart('fun run', '5k')).toBe(false));

  it.each(['fun runway show', 'fun walkway art', 'run for fun'])('are none in words that only begin so: %s', (title) =>
    expect(isApart(title, '10k')).toBe(false),
  );
});
