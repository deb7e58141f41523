import { scope } from './scope';

/** Tells reminders while no page of Almanac is open. */
export const tellReminders = () => {
  scope.addEventListener('push', (event) => {
    const { id, title, body, url } = event.data.json();
    // Under the same tag a second one takes the place of the first, unheard.
    event.waitUntil(scope.registration.showNotification(title, { body, tag: id, icon: '/icon.svg', data: { url } }));
  });

  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(shown(new URL(event.notification.data.url, scope.location.origin).href));
  });
};

const shown = async (url: string) => {
  const pages = await scope.clients.matchAll({ type: 'window' });
  const open = pages.find((page) => page.url === url);
  return open ? open.focus() : scope.clients.openWindow(url);
};
