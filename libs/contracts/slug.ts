import { folded } from './folded';
import type { TownEvent } from './town-event';

type Named = Pick<TownEvent, 'name' | 'date' | 'displayDate'>;

/** 'Drop-in Café, for all!' is 'dropin-cafe-for-all': letters and digits, spaces as single hyphens. */
export const slugOf = (name: string): string =>
  folded(name)
    .replace(/[^\p{L}\p{M}\p{Nd}\s]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

/** '{slug}--{display date or yyyy-mm-dd}', the event's address after `/event/`. */
export const eventSlug = (event: Named): string => `${slugOf(event.name)}--${whenOf(event)}`;

/**
 * How an address may be read, its accents folded as those of names are: every place where it can be parted in two, from the
 * last to the first; two hyphens part once.
 */
export const slugCandidates = (param: string): { slug: string; when: string }[] =>
  [...folded(param).matchAll(/--?/g)]
    .slice(-LONGEST_WHEN)
    .map(({ 0: hyphens, index, input }) => ({ slug: input.slice(0, index), when: input.slice(index + hyphens.length) }))
    .reverse();

/** Hyphens in a date or in words shown instead of one, with the one before it. Whoever writes more is no address. */
const LONGEST_WHEN = 32;

const whenOf = (event: Named): string => slugOf(event.displayDate ?? '') || event.date.slice(0, 10) || 'tbd';
