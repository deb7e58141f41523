const DELAY_MS = 1_500;

let leaveTimer: ReturnType<typeof setTimeout> | undefined;

export const leaveToOwnEvents = (afterMs = DELAY_MS) => {
  leaveTimer = setTimeout(() => window.location.assign('/me'), afterMs);
};

/** A visitor who continues here is not sent away. */
export const cancelLeave = () => clearTimeout(leaveTimer);
