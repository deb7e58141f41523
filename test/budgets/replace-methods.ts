/** Returns a function that restores them. Jest spies would store tens of thousands of calls here. */
export const replaceMethods = <T extends object>(object: T, methods: Partial<Record<keyof T, unknown>>): (() => void) => {
  const own = Object.fromEntries(Object.keys(methods).map((name) => [name, object[name as keyof T]]));
  Object.assign(object, methods);
  return () => void Object.assign(object, own);
};
