import { findPlace } from './find-place';
import {
  ASKED_OF_ONE,
  EXCLUDED_KIND_OF_PLACE,
  EXCLUDED_PLACE,
  EXCLUSION,
  FOR_ADULTS,
  INDOORS,
  NO_AUDIENCE,
  NOT_CANCELLED,
  NOTHING_BUT_EXCLUSION,
  PRICE_ASKED,
  REFUSED_KIND,
} from './lexicon/exclusions';
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
  const [kind, kindOfPlace] = EXCLUDED_KIND_OF_PLACE.exec(text) ?? [];
  if (kindOfPlace && extractTerms(kindOfPlace, '').length > 0)
    return { excluded: { without: kindOfPlace }, rest: text.replace(kind!, ' ') };
  if (FOR_ADULTS.test(text) && !PRICE_ASKED.test(text))
    return { excluded: { without: 'kids' }, rest: text.replace(FOR_ADULTS, ' ') };
  if (INDOORS.test(text) && !ASKED_OF_ONE.test(text))
    return { excluded: { without: 'outdoors' }, rest: text.replace(INDOORS, ' ') };
  const [refusal, refused] = REFUSED_KIND.exec(text) ?? [];
  const kindRefused = refused && restoreNames(refused, names).trim().slice(0, MAX_TEXT_LENGTH);
  if (kindRefused && extractTerms(kindRefused, '').length > 0)
    return { excluded: { without: kindRefused }, rest: text.replace(refusal!, ' ') };
  const [phrase, words] = NO_AUDIENCE.exec(text) ?? NOTHING_BUT_EXCLUSION.exec(text) ?? EXCLUSION.exec(text) ?? [];
  const without = words && restoreNames(words, names).trim().slice(0, MAX_TEXT_LENGTH);
  return without && extractTerms(without, '').length > 0
    ? { excluded: { without }, rest: text.replace(phrase!, ' ') }
    : { excluded: {}, rest: text };
};
