import type { ChatQuery } from '#libs/contracts';
import type { Trait } from '#libs/contracts/filters';
import type { IndexedEvent } from './indexed-event';

export const askedLabelsOf = ({ audience, price, trait }: ChatQuery): Trait[] =>
  [audience, price, trait].filter((label) => label !== undefined);

export const LABEL_PHRASES: Readonly<Record<Trait, string>> = {
  free: 'free of charge',
  children: 'for children',
  teens: 'for teens',
  seniors: 'for seniors',
  outdoors: 'outdoors',
  online: 'online',
  registration: 'by registration',
  accessible: 'accessible',
  spanish: 'in Spanish',
};

/** True if no words of the publisher say so, and the evidence only makes it probable. */
export const isOnlyProbable = (query: ChatQuery, { labels }: IndexedEvent): boolean =>
  askedLabelsOf(query).some((label) => labels[label]?.level === 'probably');

export const formatProbableLead = (query: ChatQuery): string =>
  `Probably ${askedLabelsOf(query)
    .map((label) => LABEL_PHRASES[label])
    .join(' and ')}:`;
