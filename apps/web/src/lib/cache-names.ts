/** `own` and `pictures` belong to the current user and are deleted with her. */
export const CACHE_NAMES = {
  calendar: 'almanac-calendar',
  own: 'almanac-own',
  pictures: 'almanac-pictures',
  assets: 'almanac-assets',
};

export const FORGET_MESSAGE = 'forget';

/** Makes the worker cache the files that exist only while Magic Stuff is on. */
export const KEEP_ASSISTANT_MESSAGE = 'keep-assisted';

/** The worker also discards answers that are still on their way. */
export const deleteCaches = async () => {
  const { navigator, caches } = globalThis;
  navigator?.serviceWorker?.controller?.postMessage(FORGET_MESSAGE);
  await Promise.all([CACHE_NAMES.own, CACHE_NAMES.pictures].map((name) => caches?.delete(name))).catch(() => undefined);
};
