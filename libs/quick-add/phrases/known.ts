import type { Known } from '../understand';

/** A Friday at noon in Moorestown, five days before Thanksgiving. */
export const KNOWN: Known = {
  now: '2026-11-20T12:00:00-05:00',
  timeZone: 'America/New_York',
  town: 'Moorestown',
  places: [
    { name: 'Community House', address: '16 E. Main Street' },
    { name: 'Moorestown Library', address: '111 W. Second Street' },
    { name: 'Town Hall, Council Chamber', address: '111 W. Second Street' },
    { name: 'Strawbridge Lake', address: null },
  ],
  categories: ['Family', 'Social', 'Work', 'Health'],
};
