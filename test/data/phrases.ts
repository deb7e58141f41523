import type { QuickAddContext } from '#libs/quick-add';
import { readBlocks } from './read-blocks';

const readPhrases = (file: string) => readBlocks(`phrases/${file}`).map(([text, expected]) => [text!, expected!] as const);

export const PHRASES = readPhrases('first.txt');

export const HELD_OUT = readPhrases('held-out.txt');

export const SECOND_HAND = readPhrases('second-hand.txt');

export const KNOWN: QuickAddContext = {
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
