/** The value that `share` (0 to 1) of all values don't exceed. Sorts in place. */
export const percentile = (values: Float64Array | number[], share: number): number => {
  values.sort((a, b) => a - b);
  return values[Math.min(values.length - 1, Math.floor(values.length * share))]!;
};

export const median = (values: readonly number[]): number => percentile([...values], 0.5);

/** Of each round. */
export const ratios = (ours: readonly number[], peers: readonly number[]) => ours.map((value, round) => value / peers[round]!);

/** Medians, and the median of each round's own ratio: what disturbs a round disturbs both sides of it. */
export const compared = (ours: readonly number[], peers: readonly number[]) => {
  const each = ratios(ours, peers);
  return { ours: median(ours), peer: median(peers), ratio: median(each), spread: spread(each) };
};

/** By how much the median may be off, 19 times out of 20, as a share of it. More rounds make it less. */
export const spread = (values: readonly number[]): number => {
  const [low, high] = medianLies(values);
  return (high - low) / 2 / median(values);
};

/** Between which of the values the median of all that might have been measured lies, 19 times out of 20. Of less than five, between the outermost. */
export const medianLies = (values: readonly number[]): readonly [number, number] => {
  const sorted = values.toSorted((a, b) => a - b);
  const [middle, away] = [sorted.length / 2, 0.98 * Math.sqrt(sorted.length)];
  return [sorted[Math.max(0, Math.floor(middle - away))]!, sorted[Math.min(sorted.length, Math.ceil(middle + away)) - 1]!];
};

/** The same of one figure after the other. */
export const comparedBy =
  <Figure extends string>(ours: readonly Record<Figure, number>[], peers: readonly Record<Figure, number>[]) =>
  (figure: Figure) =>
    compared(
      ours.map((round) => round[figure]),
      peers.map((round) => round[figure]),
    );
