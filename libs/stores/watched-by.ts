import type { Presence } from './presence';

/** The same store, on a server that may come and go, or a disk that may refuse. */
export const watchedBy = <Store extends object>(presence: Pick<Presence, 'asked'>, store: Store): Store => {
  const methods = methodsOf(store).map((name) => {
    const method = (store as Methods)[name]!.bind(store);
    return [name, UNASKED.has(name) ? method : (...values: unknown[]) => presence.asked(() => method(...values))];
  });
  return Object.fromEntries(methods);
};

type Methods = Record<string, (...values: unknown[]) => any>;

/** What is known without asking, or heard. */
const UNASKED = new Set(['watch', 'revision', 'close']);

const methodsOf = (store: object): string[] =>
  Object.getOwnPropertyNames(Object.getPrototypeOf(store)).filter(
    (name) => name !== 'constructor' && typeof (store as Methods)[name] === 'function',
  );
