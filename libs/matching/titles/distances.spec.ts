import { haveDifferentDistances } from './distances';

const isApart = (a: string, b: string) => haveDifferentDistances(a.split(' '), b.split(' '));

describe('The distances of a race', () => {
  it.each([
    ['fun run', '5k'],
    ['fun walks', '10k'],
    ['marathon', 'half marathon'],
  ])('keep %s and %s apart', (a, b) => expect(isApart(a, b)).toBe(true));

  it.each(['fun runway show', 'fun walkway art', 'run for fun'])('are none in words that only begin so: %s', (title) =>
    expect(isApart(title, '5k')).toBe(false),
  );
});
