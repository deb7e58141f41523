/** Where the worker keeps what it was answered. What is in the second and third is of whoever is here, and goes with them. */
export const CACHES = {
  calendar: 'almanac-calendar',
  own: 'almanac-own',
  pictures: 'almanac-pictures',
  assets: 'almanac-assets',
};

/** Says so to the worker. */
export const FORGET = 'forget';

/** Has the worker keep the files that there are only while Magic Stuff is on. */
export const KEEP_ASSISTED = 'keep-assisted';

/** Answers on their way while somebody leaves are let go of by the worker. */
export const forgetKept = async () => {
  const { navigator, caches } = globalThis;
  navigator?.serviceWorker?.controller?.postMessage(FORGET);
  await Promise.all([CACHES.own, CACHES.pictures].map((name) => caches?.delete(name))).catch(() => undefined);
};
