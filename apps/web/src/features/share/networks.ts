export const siteLink = () => window.location.origin;

/** `address` is the network's share page; Instagram has none, so the link is copied. */
export const NETWORKS: {
  name: string;
  mark: string;
  filled: boolean;
  stroke?: number;
  address?: (link: string, text: string) => string;
}[] = [
  {
    name: 'Facebook',
    mark: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.8V2.6S16.3 2.3 15 2.3c-2.8 0-4.5 1.7-4.5 4.7v2.5H7.5V13h3v8z',
    filled: true,
    address: (link) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`,
  },
  {
    name: 'Instagram',
    mark: 'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4zM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2zM16.5 6.5v1.2',
    filled: false,
  },
  {
    name: 'LinkedIn',
    mark: 'M5 10v9M5 5v2.4M10 19v-9M10 14c0-2.5 1.5-4 4-4s4 1.5 4 4v5',
    filled: false,
    stroke: 2.6,
    address: (link) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(link)}`,
  },
  {
    name: 'Bluesky',
    mark: 'M12 11C10.5 8 7 4.5 4.5 4c-.8 4-.5 8 4 8.5-3.5.8-4 3.5-1.5 6 2.5 1.5 4-.8 5-4 1 3.2 2.5 5.5 5 4 2.5-2.5 2-5.2-1.5-6 4.5-.5 4.8-4.5 4-8.5-2.5.5-6 4-7.5 7z',
    filled: true,
    address: (link, text) => `https://bsky.app/intent/compose?text=${encodeURIComponent(`${text} ${link}`)}`,
  },
];
