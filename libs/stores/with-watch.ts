import type { ServerWatch } from './server-watch';

export const withWatch = <Store extends object>(presence: Pick<ServerWatch, 'track'>, store: Store): Store =>
  new Proxy({} as Methods, {
    get: (watched, name) => {
      const method = (store as Methods)[name];
      if (typeof method !== 'function') return method;
      watched[name] ??= UNWATCHED_METHODS.has(name)
        ? method.bind(store)
        : (...values) => presence.track(() => method.apply(store, values));
      return watched[name];
    },
  }) as Store;

type Methods = Record<string | symbol, ((...values: unknown[]) => any) | undefined>;

/** Methods that do no I/O. */
const UNWATCHED_METHODS = new Set<string | symbol>(['watch', 'follow', 'hasStandby', 'revision', 'close']);
