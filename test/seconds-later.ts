/** Moves the clock that only runs forwards, by which what lasts is measured, until mocks are restored. */
export const secondsLater = (seconds: number) => {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + seconds * 1_000);
};
