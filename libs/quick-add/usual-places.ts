import { findPlaceNoun } from './place-lexicon';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What houses and rooms without a name are called in any town: 'high school weight room', but not 'reptile room'. */
const USUAL_WORDS = wordSet(`
  adult ag art arts assembly auto back band banquet baseball basketball big board bowling carver childrens choir city community computer conf conference council county craft dance dining district drama
  east elementary faculty fellowship fire first fitness football front golf ground high historical history hockey ice junior kids large little lower main media meeting metal middle multipurpose municipal
  music nature north old our parking parish pickleball police practice primary public rec recreation science second senior seniors side skating small soccer social softball south spin staff student swim
  swimming teachers teen tennis third town track training union upper village visitor visitors weight welcome west wood wrestling yoga youth
`);

export const isUsualWord = (word: string): boolean => {
  const small = word.toLowerCase().replace(/[’'.]/g, '');
  return USUAL_WORDS.has(small) || /^\d/.test(small) || findPlaceNoun([small]) !== null;
};

/** Events that the name of a place may stand behind: 'birthday party bowling alley'. */
const EVENT_WORDS = wordSet(`
  appointment appt audition auditions bake bbq bday bingo birthday breakfast brunch camp ceremony checkup class classes cleaning cleanup clinic communion concert conference contest cookout dance dinner drive
  exam fair fest festival fundraiser funeral game games graduation haircut hike interview kickoff lesson lessons lunch luncheon mass match meet meeting mtg movie night orientation party physical picnic
  play playdate potluck practice race raffle recital rehearsal reunion sale scrimmage service shot shots shower show speaker study supper surgery swap swim talk tasting test tour tournament trivia tryout tryouts tutoring visit
  wedding workshop yoga zumba
`);

const isEventWord = (word: string): boolean => EVENT_WORDS.has(word.toLowerCase()) || ACTIVITY.test(word);

/** 'leaf raking', but not 'bowling alley' */
const ACTIVITY = /^(?!(?:batting|bowling|boxing|building|crossing|dining|fencing|fishing|landing|meeting|nursing|parking|reading|sewing|skating|swimming|training|wading|warming)$)\p{Ll}{3,}ing$/u;

/** How many words of what happens stand before the place; a hall or room may be called after what happens in it: 'party room'. */
export const countEventWords = (words: readonly string[]): number => {
  const last = words.findLastIndex((word, nth) => nth < words.length - 1 && isEventWord(word));
  if (last < 0) return 0;
  const noun = findPlaceNoun(words.slice(last + 1).map((word) => word.toLowerCase()));
  return last === 0 && noun?.isPart && words.length === last + 1 + noun.length ? 0 : last + 1;
};
