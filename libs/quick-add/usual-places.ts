import { findPlaceNoun } from './place-lexicon';
import { wordSet } from './word-set';

/** What houses and rooms without a name are called in any town: 'high school weight room', but not 'reptile room'. */
const USUAL_WORDS = wordSet(`
  adult ag art arts assembly auto back band banquet baseball basketball big board bowling carver childrens choir city community computer conf conference council county craft dance dining district drama
  east elementary faculty fellowship fire first fitness football front golf ground high historical history hockey ice junior kids large lecture little lower main media medical meeting metal middle multipurpose municipal
  music nature north old our parking parish pickleball police practice primary public rec recreation science second senior seniors side skating small soccer social softball south spin staff student swim
  swimming teachers teen tennis third town track training union upper village visitor visitors weight welcome west wood wrestling yoga youth
`);

export const isUsualWord = (word: string): boolean => {
  const small = word.toLowerCase().replace(/[’'.]/g, '');
  return USUAL_WORDS.has(small) || /^\d/.test(small) || findPlaceNoun([small]) !== null;
};

/** What is offered or sold as well: 'bouncy castle', 'finished basement', 'play kitchen' */
export const MAYBE_OFFERED =
  /\b(?:bar|barn|basement|booth|castle|corner|deck|garage|garden|kitchen|lounge|pad|patio|pool|porch|shops?|stage|station|store|tent|terrace|yard|zone)$/i;
