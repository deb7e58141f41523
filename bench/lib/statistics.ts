/** `share` is from 0 to 1. Sorts in place. */
export const percentile = (values: Float64Array | number[], share: number): number => {
  values.sort((a, b) => a - b);
  return values[Math.min(values.length - 1, Math.floor(values.length * share))]!;
};

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export const median = (values: readonly number[]): number => percentile([...values], 0.5);

export const ratiosOf = (ours: readonly number[], peers: readonly number[]) => ours.map((value, round) => value / peers[round]!);

/** Takes the median of the ratios of each round, because a disturbance affects both sides of a round. */
export const compareSides = (ours: readonly number[], peers: readonly number[]) => {
  const each = ratiosOf(ours, peers);
  return { ours: median(ours), peer: median(peers), ratio: median(each), spread: spreadOf(each) };
};

/** Half the 95 % confidence interval of the median, as a share of it. */
export const spreadOf = (values: readonly number[]): number => {
  const [low, high] = medianInterval(values);
  return (high - low) / 2 / median(values);
};

/** 95 % confidence. With fewer than eight values, the smallest and the largest. */
export const medianInterval = (values: readonly number[]): readonly [number, number] => {
  const sorted = values.toSorted((a, b) => a - b);
  const [middle, away] = [sorted.length / 2, 0.98 * Math.sqrt(sorted.length)];
  return [sorted[Math.max(0, Math.floor(middle - away))]!, sorted[Math.min(sorted.length, Math.ceil(middle + away)) - 1]!];
};

export const compareFigures =
  <Figure extends string>(ours: readonly Record<Figure, number>[], peers: readonly Record<Figure, number>[]) =>
  (figure: Figure) =>
    compareSides(
      ours.map((round) => round[figure]),
      peers.map((round) => round[figure]),
    );
