/** Registers the service worker, which caches pages for offline use and shows reminders. Throws if the browser has none. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
};
