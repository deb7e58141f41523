import { foldCaseAndAccents, memoize } from '#libs/contracts';
import { stemOf } from './forms';
import { normalizePhrases } from './phrases';
import { isParticle, translationsIn } from './translations/translations';

/** Lower-case and without accents: 'Women’s' becomes 'womens', '& Co.' becomes 'co'. Each text of a version is read some eight times. */
export const wordsOf: (text: string) => readonly string[] = memoize((text) =>
  phrasesOf(
    normalizePhrases(
      foldCaseAndAccents(text)
        .replace(/['’‘ʻʼ′`´®™]/g, '')
        .replace(DOTTED_INITIALS, (initials) => initials.replaceAll('.', '')),
    ),
  ).flatMap((words) => {
    const translations = translationsIn(words);
    return words.flatMap((word, i) => (NORMAL_FORMS.get(word) ?? translations[i])?.split(' ') ?? word);
  }),
);

/** Whether a word of another language is in it. */
export const hasTranslations = (text: string): boolean => countTranslations(text).translations > 0;

/** 'Clase de baile', but not 'Baile Class'. */
export const isMostlyTranslated = (text: string): boolean => {
  const { words, translations, particles } = countTranslations(text);
  return translations > 0 && 2 * (translations + particles) > words;
};

const countTranslations = (text: string) => {
  const phrases = phrasesOf(foldCaseAndAccents(text));
  return {
    words: phrases.flat().length,
    translations: phrases.flatMap(translationsIn).filter((translation) => translation !== undefined).length,
    particles: phrases.flat().filter(isParticle).length,
  };
};

const phrasesOf = (text: string): string[][] =>
  text.split(PHRASE_END).map((phrase) => phrase.split(/[^\p{L}\p{N}]+/u).filter(Boolean));

/** Beside it, a publisher writes another language. */
const PHRASE_END = /[/|():;]|\s[-–—]\s/;

/** 'A.M.E.'; two letters may be the given names of a person. */
const DOTTED_INITIALS = /\b(?:\p{L}\.){3,}/gu;

/** 'St.' may be a street or a saint. */
const NORMAL_FORMS = new Map([
  ['ave', 'avenue'],
  ['av', 'avenue'],
  ['street', 'st'],
  ['saint', 'st'],
  ['rd', 'road'],
  ['blvd', 'boulevard'],
  ['dr', 'drive'],
  ['pl', 'place'],
  ['ln', 'lane'],
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
  ['theatre', 'theater'],
  ['amphitheatre', 'amphitheater'],
  ['centre', 'center'],
  ['ctr', 'center'],
  ['bldg', 'building'],
  ['rm', 'room'],
  ['gym', 'gymnasium'],
  ['sq', 'square'],
  ['mt', 'mount'],
  ['ft', 'fort'],
  ['twp', 'township'],
  ['rec', 'recreation'],
  ['hs', 'high school'],
  ['storytime', 'story time'],
  ['kickoff', 'kick off'],
  ['fourth', '4th'],
  ['fifth', '5th'],
  ['hq', 'headquarters'],
  ['boe', 'board education'],
  ['bocc', 'board county commissioners'],
  ['esol', 'english'],
  ['esl', 'english'],
  ['ell', 'english'],
  ['ctrm', 'courtroom'],
  ['dpw', 'public works'],
  ['hwy', 'highway'],
  ['company', 'co'],
  ['dept', 'department'],
  ['admin', 'administration'],
  ['elem', 'elementary'],
  ['comm', 'community'],
  ['lib', 'library'],
  ['mem', 'memorial'],
  ['meml', 'memorial'],
  ['univ', 'university'],
  ['apts', 'apartments'],
  ['cntr', 'center'],
  ['aud', 'auditorium'],
  ['mtg', 'meeting'],
  ['sr', 'senior'],
  ['jr', 'junior'],
  ['pk', 'park'],
  ['cleanup', 'clean up'],
  ['potluck', 'pot luck'],
  ['ag', 'agricultural'],
  ['agriculture', 'agricultural'],
  ['thru', 'through'],
  ['govt', 'government'],
  ['gov', 'governor'],
  ['sen', 'senator'],
  ['capt', 'captain'],
  ['prof', 'professor'],
  ['intl', 'international'],
  ['natl', 'national'],
  ['hhw', 'household hazardous waste'],
  ['nye', 'new years eve'],
  ['ext', 'extension'],
  ['ofc', 'office'],
  ['mkt', 'market'],
  ['cty', 'county'],
  ['cnty', 'county'],
  ['hts', 'heights'],
  ['mtn', 'mountain'],
  ['spgs', 'springs'],
  ['cem', 'cemetery'],
  ['caf', 'cafeteria'],
  ['conf', 'conference'],
  ['mpr', 'multipurpose room'],
  ['bsmt', 'basement'],
  ['lwr', 'lower'],
  ['stn', 'station'],
  ['sta', 'station'],
  ['hosp', 'hospital'],
  ['coll', 'college'],
  ['acad', 'academy'],
  ['presb', 'presbyterian'],
  ['luth', 'lutheran'],
  ['meth', 'methodist'],
  ['bapt', 'baptist'],
  ['cath', 'catholic'],
  ['episc', 'episcopal'],
  ['cmte', 'committee'],
  ['assn', 'association'],
  ['assoc', 'association'],
  ['vbs', 'vacation bible school'],
  ['vfd', 'volunteer fire department'],
  ['umc', 'united methodist church'],
  ['meetup', 'meet up'],
  ['mike', 'mic'],
  ['tourney', 'tournament'],
  ['chanukah', 'hanukkah'],
  ['hanukah', 'hanukkah'],
  // 'Eid ul-Fitr' and 'Eid al-Fitr'.
  ['ul', 'al'],
  // Given names as street signs write them: 'Thos. Carver Avenue'.
  ['chas', 'charles'],
  ['jas', 'james'],
  ['jos', 'joseph'],
  ['robt', 'robert'],
  ['thos', 'thomas'],
  ['wm', 'william'],
]);

export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

export const stemSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).map(stemOf));

export const isFiller = (word: string) => FILLER_WORDS.has(word);

/** With the states of two words, which others write out. */
const FILLER_WORDS = wordSet(
  'a an and the of at in on for to with by from is or vs versus us usa new nc nd nh nj nm ny sc sd wv via as de del des du el en et la las le les los para pour dla pou por un una une y',
);
