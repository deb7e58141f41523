import { remembered } from '../local-storage';

export const fetchKeptWishes = () => import('./kept-wishes');

/** Does it where wishes are kept on this device. What fails then fails as well where it matters. */
export const ifAnyWishes = async (work: (kept: Awaited<ReturnType<typeof fetchKeptWishes>>) => Promise<unknown>) => {
  if (remembered.hasWishes.read())
    await fetchKeptWishes()
      .then(work)
      .catch(() => undefined);
};
