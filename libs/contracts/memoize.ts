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

/** Caches the result of a pure function for the last text only: several rules read the same one in turn. */
export const memoizeLast = <Result>(compute: (text: string) => Result): ((text: string) => Result) => {
  let last: { text: string; result: Result } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: compute(text) };
    return last.result;
  };
};
