import { stemOf } from '../forms';
import { stemSet, wordSet } from '../words';

export const distinctiveWordsOf = (words: readonly string[]): string[] => words.filter(isDistinctiveWord);

/** Words for meetings, classes and games are too common. */
export const isDistinctiveWord = (word: string) => word.length >= 3 && !/^\d+$/.test(word) && !COMMON_STEMS.has(stemOf(word));

const COMMON_STEMS = stemSet(
  `annual art arts bible board book breakfast brunch budget camp celebration choir class classes closed club coffee committee
    community concert conversation council crafts dance day days dinner discussion drop easter event evening exercise exhibit
    fair family festival film fitness friday game games general group holiday hour hours information intro introduction jazz
    lecture live lunch luncheon mah mass meditation meeting monday monthly morning movie music night office open orientation
    party play practice prayer program public reading registration rehearsal saturday school series service session sessions
    show social spring storytime story summer sunday talk talks team thursday time tour training trivia tuesday virtual walk
    watch wednesday week weekly winter fall workshop workshops worship yoga zoom`,
);

export const isOptionalWord = (word: string) => OPTIONAL_WORDS.has(word) || DEPARTMENT_PATTERN.test(word);

const OPTIONAL_WORDS = wordSet(
  `annual celebration community day downtown evening event fall free friday fundraiser guided holiday live matinee monday monthly musical night
  official only opening opens performance season present presented presents program public regular saturday show special spring starts summer sunday
  bilingual begin begins host hosts language admission appearance ceremony commemoration discusses festivities observance lecture meets return returns performs signing talk thursday tuesday visit wednesday weekend weekly winter
  mondays tuesdays wednesdays thursdays fridays saturdays sundays`,
);

const DEPARTMENT_PATTERN = /^\p{L}{1,3}(vfd|fd|pd)$/u;

/** Words for the form of an event: 'State of the City' is the same event with 'Luncheon' and with 'Address'. */
export const isOccasion = (word: string) => OCCASION_WORDS.has(word);

const OCCASION_WORDS = wordSet(
  'address banquet breakfast brunch collection dinner distribution fest festival forum gala hearing induction lunch luncheon meeting mixer reception session summit supper',
);
