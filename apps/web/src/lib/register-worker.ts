/** The one worker of these pages: it keeps them for when there is no network, and tells reminders. Throws where there can be none. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
};
