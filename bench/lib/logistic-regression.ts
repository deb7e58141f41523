export type Sample = Readonly<{ factors: readonly number[]; isTrue: boolean; weight: number }>;

/** Of the logarithm of the odds. */
export type LinearModel = Readonly<{ bias: number; weights: readonly number[] }>;

export const logOddsOf = ({ bias, weights }: LinearModel, factors: readonly number[]): number =>
  factors.reduce((sum, factor, i) => sum + factor * weights[i]!, bias);

/** The most likely weights if each is normally distributed around 0 (ridge regression), by Newton's method; the bias is free. */
export const fitLogisticRegression = (samples: readonly Sample[]): LinearModel => {
  const rows = samples.map(({ factors, isTrue, weight }) => ({ x: [1, ...factors], y: Number(isTrue), weight }));
  let beta = rows[0]!.x.map(() => 0);
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const gradient = beta.map((value, i) => -penaltyOf(i) * value);
    const hessian = beta.map((_, i) => beta.map((__, j) => (i === j ? penaltyOf(i) : 0)));
    for (const { x, y, weight } of rows) {
      const p = 1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * beta[i]!, 0)));
      const used = x.flatMap((value, i) => (value === 0 ? [] : [i]));
      for (const i of used) {
        gradient[i]! += weight * (y - p) * x[i]!;
        for (const j of used) hessian[i]![j]! += weight * p * (1 - p) * x[i]! * x[j]!;
      }
    }
    const change = solve(hessian, gradient);
    beta = beta.map((value, i) => value + change[i]!);
  }
  const [bias, ...weights] = beta;
  return { bias: bias!, weights };
};

/** Quadratic convergence: more steps change no digit that is printed. */
const NEWTON_STEPS = 10;

/** The variance of a weight is 2. The bias has next to none, so that the equations can always be solved. */
const penaltyOf = (i: number) => (i === 0 ? 1e-6 : 0.5);

/** Gaussian elimination; the matrix is positive definite, so that no pivot is 0. */
const solve = (matrix: readonly (readonly number[])[], values: readonly number[]): number[] => {
  const rows = matrix.map((row, i) => [...row, values[i]!]);
  for (const [i, pivot] of rows.entries()) {
    for (const row of rows.slice(i + 1)) {
      const factor = row[i]! / pivot[i]!;
      for (let k = i; k < row.length; k++) row[k]! -= factor * pivot[k]!;
    }
  }
  const solution: number[] = [];
  for (const [i, row] of [...rows.entries()].toReversed()) {
    const rest = row.slice(i + 1, -1).reduce((sum, value, k) => sum + value * solution[i + 1 + k]!, 0);
    solution[i] = (row.at(-1)! - rest) / row[i]!;
  }
  return solution;
};
