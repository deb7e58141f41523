/** Caches the results of a pure function. Clears the cache when it reaches `maxEntries`. */
export const memoize = <Input, Result extends NonNullable<unknown> | null>(
  compute: (input: Input) => Result,
  maxEntries = 10_000,
): ((input: Input) => Result) => {
  const results = new Map<Input, Result>();
  const computeAndStore = (input: Input): Result => {
    if (results.size >= maxEntries) results.clear();
    const result = compute(input);
    results.set(input, result);
    return result;
  };
  return (input) => {
    const result = results.get(input);
    return result === undefined ? computeAndStore(input) : result;
  };
};
