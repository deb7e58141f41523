import { scope } from './scope';

export const tellReminders = () => {
  scope.addEventListener('push', (event) => {
    const { id, title, body, url } = event.data.json();
    // A notification with the same tag silently replaces the first.
    event.waitUntil(scope.registration.showNotification(title, { body, tag: id, icon: '/icon.svg', data: { url } }));
  });

  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(showPage(new URL(event.notification.data.url, scope.location.origin).href));
  });
};

const showPage = async (url: string) => {
  const pages = await scope.clients.matchAll({ type: 'window' });
  const open = pages.find((page) => page.url === url);
  return open ? open.focus() : scope.clients.openWindow(url);
};
