import { findPlace } from './find-place';
import { EXCLUDED_PLACE, EXCLUSION, NO_AUDIENCE, NOT_CANCELLED } from './lexicon/exclusions';
import { restoreNames } from './protect-names';
import { type DatedQuestion, MAX_TEXT_LENGTH } from './question';
import { extractTerms } from './terms';
import type { TownWords } from './town-words';

/** What is not asked for, and the text without it. */
export const readExclusions = (
  text: string,
  names: readonly string[],
  townWords: TownWords,
): Pick<DatedQuestion, 'excluded' | 'rest'> => {
  const state = NOT_CANCELLED.exec(text);
  if (state) return { excluded: { state: 'on' }, rest: text.replace(state[0], ' ') };
  const [there, named] = EXCLUDED_PLACE.exec(text) ?? [];
  const place = named && findPlace(named, townWords);
  if (place)
    return { excluded: { elsewhere: place.phrase.slice(0, MAX_TEXT_LENGTH) }, rest: text.replace(there!, ` ${place.rest} `) };
  const [phrase, words] = NO_AUDIENCE.exec(text) ?? EXCLUSION.exec(text) ?? [];
  const without = words && restoreNames(words, names).trim().slice(0, MAX_TEXT_LENGTH);
  return without && extractTerms(without, '').length > 0
    ? { excluded: { without }, rest: text.replace(phrase!, ' ') }
    : { excluded: {}, rest: text };
};
