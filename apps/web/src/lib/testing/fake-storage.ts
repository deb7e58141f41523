export const fakeStorage = (): Map<string, string> => {
  const disk = new Map<string, string>();
  beforeEach(() => {
    disk.clear();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (name: string) => disk.get(name) ?? null,
        setItem: (name: string, value: string) => disk.set(name, value),
        removeItem: (name: string) => disk.delete(name),
      },
    });
  });
  return disk;
};
