import { addSample, movementOf, type ProjectionSample } from './projection-sample';

const samplesOf = (...sights: readonly [second: number, position: number, behind: number, moved?: number][]) =>
  sights
    .map(
      ([second, position, behind, moved = 0]): ProjectionSample => ({
        at: second * 1_000,
        position: String(position),
        behind,
        moved,
      }),
    )
    .reduce<readonly ProjectionSample[]>(addSample, []);

describe('How a projection moves', () => {
  it('is not known from one look', () => {
    expect(movementOf(samplesOf([0, 7, 3]))).toEqual({ trend: 'steady', rate: null, isStalled: false });
  });

  it('is told in facts a second, and by whether it comes nearer to the end of the log', () => {
    expect(movementOf(samplesOf([0, 10, 90], [1, 40, 60, 30], [2, 70, 30, 30]))).toMatchObject({ trend: 'shrinking', rate: 30 });
    expect(movementOf(samplesOf([0, 10, 90], [1, 11, 200, 1]))).toMatchObject({ trend: 'growing', rate: 1 });
    expect(movementOf(samplesOf([0, 10, 0], [4, 18, 0, 8]))).toEqual({ trend: 'steady', rate: 2, isStalled: false });
  });

  it('has stalled where it is behind and has stood at one place for ten seconds, not sooner', () => {
    expect(movementOf(samplesOf([0, 7, 3], [5, 7, 4], [9.9, 7, 9])).isStalled).toBe(false);
    expect(movementOf(samplesOf([0, 7, 3], [5, 7, 4], [10, 7, 9])).isStalled).toBe(true);
    expect(movementOf(samplesOf([0, 7, 3], [5, 8, 4, 1], [10, 8, 9])).isStalled).toBe(false);
  });

  it('has not stalled where nothing is recorded', () => {
    expect(movementOf(samplesOf([0, 7, 0], [60, 7, 0])).isStalled).toBe(false);
    expect(movementOf(samplesOf([0, 7, 0], [60, 7, 1])).isStalled).toBe(false);
  });

  it('forgets what is long ago', () => {
    expect(samplesOf([0, 1, 9], [1, 2, 9], [2, 3, 9], [12, 4, 9]).map(({ position }) => position)).toEqual(['3', '4']);
  });
});
