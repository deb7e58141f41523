import type { Presence } from './presence';

/** The same store, on a server that may come and go, or a disk that may refuse. */
export const watchedBy = <Store extends object>(presence: Pick<Presence, 'asked'>, store: Store): Store =>
  new Proxy({} as Methods, {
    get: (watched, name) => {
      const method = (store as Methods)[name];
      if (typeof method !== 'function') return method;
      watched[name] ??= UNASKED.has(name) ? method.bind(store) : (...values) => presence.asked(() => method.apply(store, values));
      return watched[name];
    },
  }) as Store;

type Methods = Record<string | symbol, ((...values: unknown[]) => any) | undefined>;

/** What is known without asking, or heard. */
const UNASKED = new Set<string | symbol>(['watch', 'follow', 'revision', 'close']);
