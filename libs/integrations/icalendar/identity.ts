import { createHash } from 'node:crypto';
import type { Happening } from './happening';

/** A number from 1 to 2^52, the same on every machine and for ever. */
export const eventId = (feed: string, uid: string, instance: string): number =>
  Number.parseInt(sha256(JSON.stringify([feed, uid, instance])).slice(0, HEX_DIGITS), 16) + 1;

/** Of an organization that is known by its name alone; likewise. */
export const organizationId = (name: string): number => eventId('organizations', name, '');

/** The same text for the same happening, under whatever UID a feed brings it next time. */
export const sameHappening = (happening: Pick<Happening, 'name' | 'date' | 'startTime' | 'location'>): string =>
  JSON.stringify([plain(happening.name), happening.startTime ?? happening.date, plain(happening.location ?? '')]);

const HEX_DIGITS = 13;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Letters and digits only: feeds change quotes, dashes and spaces from one load to the next. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
