// Tells reminders while no page of Almanac is open. It keeps nothing and answers no request of the pages.
self.addEventListener('push', (event) => {
  const { id, title, body, url } = event.data.json();
  // Under the same tag a second one takes the place of the first, unheard.
  event.waitUntil(self.registration.showNotification(title, { body, tag: id, icon: '/icon.svg', data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(shown(new URL(event.notification.data.url, self.location.origin).href));
});

const shown = async (url) => {
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find((page) => page.url === url);
  return open ? open.focus() : self.clients.openWindow(url);
};
