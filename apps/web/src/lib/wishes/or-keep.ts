import { Unreachable } from '../api';
import { remembered } from '../local-storage';
import { fetchKeptWishes } from './if-any';
import type { Wish } from './wishes';

/** Stands in for an answer: the wish is kept on this device, and sent as soon as that is possible. */
export const KEPT = Symbol('kept');

/** For those who are told that it was done. */
export const UNTIL_REACHED = 'It is kept on this device and sent as soon as Almanac can be reached.';

/**
 * Sends what is wished, or keeps it where nobody can be reached. What waits already goes first. Throws what the server says
 * against it, and where nothing can be kept, that it cannot be reached.
 */
export const orKeep = async <T>(key: string, wish: Wish, send: () => Promise<T>): Promise<T | typeof KEPT> => {
  if (remembered.hasWishes.read()) {
    const { keepBehindOthers } = await fetchKeptWishes();
    return (await keepBehindOthers(key, wish)) ? KEPT : send();
  }
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof Unreachable && canKeep())) throw error;
    const { keepWish } = await fetchKeptWishes();
    await keepWish(key, wish);
    return KEPT;
  }
};

/** Where tabs cannot agree on who sends, nothing is kept: it would be sent twice. */
const canKeep = () => 'indexedDB' in globalThis && navigator.locks !== undefined;
