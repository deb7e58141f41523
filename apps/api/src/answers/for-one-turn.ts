/**
 * Requests that the event loop hands over in one turn had all been sent when the first of them made us look whether the
 * read models had moved: one look serves them all, and nobody is answered from before their own write. A look asks SQLite and takes microseconds,
 * but so does all the rest of a 304.
 */
export const forOneTurn = <T>(look: () => T): (() => T) => {
  let seen: { value: T } | undefined;
  return () => {
    if (!seen) {
      seen = { value: look() };
      setImmediate(() => {
        seen = undefined;
      });
    }
    return seen.value;
  };
};
