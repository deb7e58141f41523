import { foldCaseAndAccents } from '#libs/contracts';

/** Lower-case and without accents: 'Women’s' becomes 'womens', '& Co.' becomes 'co'. */
export const wordsOf = (text: string): string[] =>
  foldCaseAndAccents(text)
    .replace(/['’‘ʻʼ′`´®™]/g, '')
    .replace(DOTTED_INITIALS, (initials) => initials.replaceAll('.', ''))
    .replace(CHAMBER_ROOM, '$1 chambers')
    .replace(KILOMETERS, '$1k')
    .replace(/\b(flu|covid|booster) shots?\b/g, '$1 vaccine')
    .replace(/\be-?waste\b/g, 'electronics')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap((word) => NORMAL_FORMS.get(word)?.split(' ') ?? word);

/** 'A.M.E.'; two letters may be the given names of a person. */
const DOTTED_INITIALS = /\b(?:\p{L}\.){3,}/gu;

/** '10-K' and '10 km' for '10K'. */
const KILOMETERS = /\b(\d+)[\s-]?km?\b(?!-)/g;

/** A council chamber is a room, not a chamber of commerce. */
const CHAMBER_ROOM = /\b(assembly|commission|council|legislative) chamber\b/g;

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
  ['ctrm', 'courtroom'],
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
  ['esl', 'english second language'],
  ['hhw', 'household hazardous waste'],
  ['nye', 'new years eve'],
  // 'Eid ul-Fitr' and 'Eid al-Fitr'.
  ['ul', 'al'],
  // Given names as street signs write them: 'Thos. Carver Avenue'.
  ['chas', 'charles'],
  ['jas', 'james'],
  ['jos', 'joseph'],
  ['robt', 'robert'],
  ['thos', 'thomas'],
  ['wm', 'william'],
  ...Object.entries({
    bibliotheque: 'library',
    biblioteca: 'library',
    centro: 'center',
    communautaire: 'community',
    comunitaria: 'community',
    comunitario: 'community',
    ecole: 'school',
    eglise: 'church',
    escuela: 'school',
    iglesia: 'church',
    mercado: 'market',
    musee: 'museum',
    museo: 'museum',
    noche: 'night',
    parc: 'park',
    paroisse: 'parish',
    parque: 'park',
    parroquia: 'parish',
    sala: 'room',
    salle: 'hall',
    teatro: 'theater',
  }),
]);

export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

export const isFiller = (word: string) => FILLER_WORDS.has(word);

const FILLER_WORDS = wordSet(
  'a an and the of at in on for to with by from is or vs versus us usa nj new via as de del des du el la las le les los',
);
