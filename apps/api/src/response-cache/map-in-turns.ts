import { createTurnPause } from '#libs/event-sourcing';

const ITEMS_PER_LOOK = 50;

/** For long lists: leaves turns of the event loop to other requests. */
export const mapInTurns = async <Item, Result>(items: readonly Item[], map: (item: Item) => Result): Promise<Result[]> => {
  const [results, turn]: [Result[], () => Promise<void>] = [[], createTurnPause()];
  for (const [nth, item] of items.entries()) {
    if (nth % ITEMS_PER_LOOK === 0) await turn();
    results.push(map(item));
  }
  return results;
};
