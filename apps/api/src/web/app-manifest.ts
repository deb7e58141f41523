import { PAGES } from '#libs/contracts/pages';

/** Web app manifest, so that devices can install the calendar: https://www.w3.org/TR/appmanifest/ */
export const appManifest = (town: string) => ({
  id: '/',
  name: `Almanac ${town}`,
  short_name: 'Almanac',
  description: `The one calendar of everything that happens in ${town}.`,
  lang: 'en-US',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  // Until the page sets its own: the masthead, and the light background.
  theme_color: '#0d1214',
  background_color: '#ffffff',
  categories: ['news', 'lifestyle'],
  icons: [
    ...[192, 512].flatMap((size) => [icon('icon', size, 'any'), icon('maskable', size, 'maskable')]),
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [shortcut('/me', 'My Events'), shortcut('/map', PAGES['/map'].title), shortcut('/suggest', PAGES['/suggest'].title)],
});

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (url: string, name: string) => ({ name, url, icons: [icon('icon', 192, 'any')] });
