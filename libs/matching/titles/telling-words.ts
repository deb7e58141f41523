import { stemOf } from '../forms';
import { wordSet } from '../words';

/** Words that tell a title from most others. */
export const tellingWordsOf = (words: readonly string[]): string[] => words.filter(isTelling);

/** Everybody has meetings, classes and games. */
export const isTelling = (word: string) => word.length >= 3 && !/^\d+$/.test(word) && !EVERYBODYS.has(stemOf(word));

const EVERYBODYS = new Set(
  [
    ...wordSet(
      `annual art arts bible board book breakfast brunch budget camp celebration choir class classes closed club coffee committee
      community concert conversation council crafts dance day days dinner discussion drop easter event evening exercise exhibit
      fair family festival film fitness friday game games general group holiday hour hours information intro introduction jazz
      lecture live lunch luncheon mah mass meditation meeting monday monthly morning movie music night office open orientation
      party play practice prayer program public reading registration rehearsal saturday school series service session sessions
      show social spring storytime story summer sunday talk talks team thursday time tour training trivia tuesday virtual walk
      watch wednesday week weekly winter fall workshop workshops worship yoga zoom`,
    ),
  ].map(stemOf),
);

/** What one adds and another leaves out. */
export const isGarnish = (word: string) => GARNISH.has(word) || DEPARTMENT.test(word);

const GARNISH = wordSet(
  `annual celebration community day evening event fall free friday fundraiser guided holiday live matinee monday monthly night
  official opening opens performance season present presented presents program public regular saturday show special spring starts summer sunday
  appearance ceremony commemoration discusses festivities observance lecture performs signing talk thursday tuesday visit wednesday weekly winter
  mondays tuesdays wednesdays thursdays fridays saturdays sundays`,
);

/** The fire and the police department of some town. */
const DEPARTMENT = /^\p{L}{1,3}(vfd|fd|pd)$/u;

/** As what a happening is held: a state of the city is one with its luncheon, and with its address. */
export const isOccasion = (word: string) => OCCASIONS.has(word);

const OCCASIONS = wordSet(
  'address banquet breakfast brunch collection dinner forum gala hearing induction lunch luncheon meeting reception session summit supper',
);
