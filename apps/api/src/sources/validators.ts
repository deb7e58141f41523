import { createHash } from 'node:crypto';
import type { Day } from '#libs/contracts';
import type { Validators } from '#libs/integrations';
import type { OpenSource } from './source-addresses';

/** By what a publisher tells versions of a text apart, and of which text, read how and on which day, that was said. */
export type Known = Validators & Readonly<{ of: string; on: Day }>;

type Read = Pick<OpenSource, 'address' | 'timeZone'>;

export const knownAs = (source: Read, { etag, lastModified }: Validators, today: Day): Known | undefined =>
  etag || lastModified
    ? { ...(etag && { etag }), ...(lastModified && { lastModified }), of: textOf(source), on: today }
    : undefined;

/**
 * What a publisher may leave unsent. Not another address's text, nor what was read in another zone. Nor what was read on another
 * day: every day a further one comes into sight, and what a text says of it was left out before.
 */
export const askedWith = (source: Read, known: Known | undefined, today: Day): Validators | undefined => {
  if (!known || known.of !== textOf(source) || known.on !== today) return undefined;
  const { of, on, ...validators } = known;
  return validators;
};

/** Which text, read how. Notes are no place for an address: it may let in whoever reads it. */
export const textOf = ({ address, timeZone = '' }: Read) =>
  createHash('sha256').update(`${timeZone} ${address}`).digest('base64url');
