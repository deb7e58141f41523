/**
 * Replaces methods of an object. Answers a function that restores them. Spies of jest keep every call, of which there are tens of
 * thousands here.
 */
export const replaceMethods = <T extends object>(object: T, methods: Partial<Record<keyof T, unknown>>): (() => void) => {
  const own = Object.fromEntries(Object.keys(methods).map((name) => [name, object[name as keyof T]]));
  Object.assign(object, methods);
  return () => void Object.assign(object, own);
};
