const AFTER_MS = 1_500;

let leaving: ReturnType<typeof setTimeout> | undefined;

/** To one's own events, as they are by then, when what was done has been read. */
export const toMe = (afterMs = AFTER_MS) => {
  leaving = setTimeout(() => window.location.assign('/me'), afterMs);
};

/** Whoever goes on here meanwhile is not led away. */
export const stayHere = () => clearTimeout(leaving);
