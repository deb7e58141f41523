/** Does it when the page has nothing else to do. Answers how to take it back. */
export const whenIdle = (work: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(idle);
};
