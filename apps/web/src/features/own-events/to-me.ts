const AFTER_MS = 1_500;

/** To one's own events, as they are by then, when what was done has been read. */
export const toMe = () => setTimeout(() => window.location.assign('/me'), AFTER_MS);
