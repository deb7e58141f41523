/**
 * Puts other methods in the place of an object's own; answers how to put those back. A spy of jest would keep every call, of which
 * there are tens of thousands here.
 */
export const replaced = <T extends object>(object: T, methods: Partial<Record<keyof T, unknown>>): (() => void) => {
  const own = Object.fromEntries(Object.keys(methods).map((name) => [name, object[name as keyof T]]));
  Object.assign(object, methods);
  return () => void Object.assign(object, own);
};
