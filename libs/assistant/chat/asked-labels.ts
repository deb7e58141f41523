import type { ChatQuery } from '#libs/contracts';
import type { Trait } from '#libs/contracts/filters';
import type { IndexedEvent } from './indexed-event';
import { type AgeRange, isOfAudience, MIN_SENIOR_AGE, OLDEST_AGE, suitsAges } from './stated-ages';

export const askedLabelsOf = ({ audience, price, trait }: ChatQuery): Trait[] =>
  [audience, price, trait].filter((label) => label !== undefined);

export const askedAgesOf = ({ age, ageTo = age }: ChatQuery): AgeRange | null =>
  age === undefined ? null : { from: age, to: ageTo! };

/** '6 years old', 'up to 8 years old', '60 and over', 'ages 6 to 12'; '' without ages. */
export const formatAges = (query: ChatQuery): string => {
  const asked = askedAgesOf(query);
  if (!asked) return '';
  const { from, to } = asked;
  if (from === to) return `${from} years old`;
  if (to >= OLDEST_AGE) return `${from} and over`;
  return from === 0 ? `up to ${to} years old` : `ages ${from} to ${to}`;
};

export const isLabelAsked = (query: ChatQuery) => askedLabelsOf(query).length > 0;

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
export const isOnlyProbable = (query: ChatQuery, { labels, ages }: IndexedEvent): boolean =>
  askedLabelsOf(query).some(
    (label) => labels[label]?.level === 'probably' && !(label === query.audience && saysAges(query, ages)),
  );

/** 'Sixty and over' is for seniors. Whom the ages exclude has been left out before. */
const saysAges = (query: ChatQuery, ages: AgeRange | null): boolean =>
  ages !== null &&
  (query.audience === 'seniors' ? ages.from >= MIN_SENIOR_AGE : askedAgesOf(query) !== null && ages.to < OLDEST_AGE);

const formatLabels = (query: ChatQuery): string =>
  askedLabelsOf(query)
    .map((label) => LABEL_PHRASES[label])
    .join(' and ');

export const formatProbableLead = (query: ChatQuery): string => `Probably ${formatLabels(query)}:`;

export const isAboutOneEvent = ({ asks, price, audience, trait }: ChatQuery) =>
  asks !== undefined && asks !== 'when' && asks !== 'count' && !(asks === 'where' && (price || audience || trait));

/** Of one event that is asked about by name, its audience is no filter. The ages that an event says decide before its audience. */
export const matchesLabels = ({ labels, ages }: IndexedEvent, query: ChatQuery): boolean =>
  (query.words && isAboutOneEvent(query)) ||
  askedLabelsOf(query).every((label) => {
    const asked = askedAgesOf(query);
    const isOfAge = label === query.audience && asked && ages ? suitsAges(ages, asked, label) : null;
    return isOfAge ?? (labels[label] !== undefined || (ages !== null && isOfAudience(ages, label)));
  });

/** The start of a sentence about events that may have what is asked for. */
export const formatNoneLabelled = (query: ChatQuery): string => `I find none that says it is ${formatLabels(query)}`;
