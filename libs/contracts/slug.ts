import { foldCaseAndAccents } from './fold-case-and-accents';
import type { TownEvent } from './town-event';

type NamedEvent = Pick<TownEvent, 'name' | 'date' | 'displayDate'>;

/** 'Drop-in Café, for all!' becomes 'dropin-cafe-for-all': letters and digits, spaces as single hyphens. */
export const slugOf = (name: string): string =>
  foldCaseAndAccents(name)
    .replace(/[^\p{L}\p{M}\p{Nd}\s]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

/** '{slug}--{display date or yyyy-mm-dd}', the part of the path after `/event/`. */
export const eventSlugOf = (event: NamedEvent): string => `${slugOf(event.name)}--${slugDateOf(event)}`;

/** All ways to split at hyphens, from the last to the first. */
export const toSlugCandidates = (param: string): { slug: string; when: string }[] =>
  [...foldCaseAndAccents(param).matchAll(/--?/g)]
    .slice(-MAX_DATE_HYPHENS)
    .map(({ 0: hyphens, index, input }) => ({ slug: input.slice(0, index), when: input.slice(index + hyphens.length) }))
    .reverse();

/** The most hyphens in a date or display date, and the one before it. Bounds the work for long paths. */
const MAX_DATE_HYPHENS = 32;

const slugDateOf = (event: NamedEvent): string => slugOf(event.displayDate ?? '') || event.date.slice(0, 10) || 'tbd';
