/** Bounds the memory for what is ready and not yet taken. */
const MAX_AHEAD = 3;

/** Begins work on the next items while the caller has the current one. A result that fails does not end the others. */
export async function* startAhead<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Readonly<{ promise: Promise<Result> }>> {
  const started: Promise<Result>[] = [];
  for (const [at, item] of items.entries()) {
    const promise = work(item);
    promise.catch(() => {});
    started.push(promise);
    if (at >= MAX_AHEAD) yield { promise: started.shift()! };
  }
  for (const promise of started) yield { promise };
}
