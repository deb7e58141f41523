import { findPlaceNoun } from './place-lexicon';
import { wordSet } from './word-set';

/** Events that one has with a person, whose name stands behind them as often as that of a place: 'lunch', 'birthday party'. */
const EVENTS_WITH_COMPANY = wordSet(`
  appointment appt bday birthday breakfast brunch carpool checkup coffee conference dentist dinner funeral haircut interview lesson lessons lunch meeting mtg party pickup playdate practice rehearsal shower sleepover
  speaker surgery tutoring visit wedding
`);

const OTHER_EVENTS = wordSet(`
  audition auditions bake bbq bingo bonfire camp ceremony class classes cleaning cleanup clinic communion concert contest cookoff cookout dance derby drive exam fair fest festival fry fundraiser game games graduation
  hike hour hunt inspection kickoff luncheon mass match meet movie night orientation parade physical picnic play potluck procession race raffle rally recital reunion sale scrimmage service shift shot shots show sing
  skate storytime stroll study supper swap swim tailgate talk tasting test tour tournament trivia tryout tryouts vigil workshop yoga zumba
`);

/** 'leaf raking', but not 'bowling alley' */
const ACTIVITY =
  /^(?!(?:batting|bowling|boxing|building|crossing|dining|evening|fencing|fishing|landing|meeting|morning|nursing|parking|reading|sewing|skating|spring|sterling|swimming|training|wading|warming)$)\p{Ll}{3,}ing$/u;

export const isEventWithCompany = (word: string): boolean => EVENTS_WITH_COMPANY.has(word.toLowerCase());

/** What the name of a place may stand behind: 'birthday party bowling alley'. */
export const isEventWord = (word: string): boolean =>
  isEventWithCompany(word) || OTHER_EVENTS.has(word.toLowerCase()) || ACTIVITY.test(word);

/** 'pick up turkey' */
export const IS_ERRAND = /^(?:drop off|pick up) /;

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
