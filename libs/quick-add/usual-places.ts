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

/** Events that the name of a place may stand behind: 'birthday party bowling alley'. */
const EVENT_WORDS = wordSet(`
  appointment appt audition auditions bake bbq bday bingo birthday bonfire breakfast brunch camp carpool ceremony checkup class classes cleaning cleanup clinic communion concert conference contest cookoff cookout dance dentist derby dinner drive
  exam fair fest festival fry fundraiser funeral game games graduation haircut hike hour hunt inspection interview kickoff lesson lessons lunch luncheon mass match meet meeting mtg movie night orientation parade party physical picnic
  play playdate potluck practice procession race raffle rally recital rehearsal reunion sale scrimmage service shift shot shots shower sing skate sleepover show speaker storytime stroll study supper surgery swap swim tailgate talk tasting test tour tournament trivia tryout tryouts tutoring vigil visit
  wedding workshop yoga zumba
`);

export const isEventWord = (word: string): boolean => EVENT_WORDS.has(word.toLowerCase()) || ACTIVITY.test(word);

/** 'leaf raking', but not 'bowling alley' */
const ACTIVITY =
  /^(?!(?:batting|bowling|boxing|building|crossing|dining|evening|fencing|fishing|landing|meeting|morning|nursing|parking|reading|sewing|skating|spring|sterling|swimming|training|wading|warming)$)\p{Ll}{3,}ing$/u;

/** How many words of what happens stand before the place; a hall or room may be called after what happens in it: 'party room'. */
export const countEventWords = (words: readonly string[]): number => {
  const small = words.map((word) => word.toLowerCase());
  const isOfNoun = (nth: number) => findPlaceNoun(small.slice(nth, nth + 2))?.length === 2;
  // 'Race Brook Lodge'
  const isOfName = (nth: number) => nth === 0 && [words[0]!, words[1]!].every((word) => /^\p{Lu}/u.test(word));
  const last = words.findLastIndex(
    (word, nth) => nth < words.length - 1 && isEventWord(word) && !isOfNoun(nth) && !isOfName(nth),
  );
  const behind = small.slice(last + 1).filter((word) => !NUMBER.test(word));
  const isRoomOfEvents = last === 0 && behind.length === 1 && findPlaceNoun(behind)?.isPart;
  return isRoomOfEvents ? 0 : last + 1;
};

const NUMBER = /^#?(?:\d+\p{L}?|\p{L})$/u;
