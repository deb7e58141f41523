export const advanceMonotonicClock = (seconds: number) => {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + seconds * 1_000);
};
