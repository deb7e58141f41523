import { wordSet } from './word-set';

/** In small letters, without apostrophes: words that connect a sentence. */
const FUNCTION_WORDS = wordSet(`
  a an another any both each either every few least less lots many more most much no none not only other others several some such the
  i im ive ill id me my we you youre your yours u he she his her they them their it its this that these those there theres who whose what which where when why how
  am are be been being can cannot cant could did didnt do does doesnt dont had has have having is isnt might must shall should was were wont would
  about after along around as because before between but by during for from if in inside near off on behind across into or out over per same since so than then through thru till to toward towards under
  until upon usual via vs v versus w while within without
  again almost already also always available ever free here however just later maybe never now please pls plz soon still sorry thanks thank thx too usually very welcome
  am pm noon midnight today tonight tomorrow
`);

/** Those that begin names as well: 'All Saints', 'Our Redeemer'. */
const MAYBE_NAMES = wordSet('all new our will may');

/** What one is asked to do, or what happens. 'Read House' is a place, 'read books' is not. */
const VERBS = wordSet(`
  added adopt arrive arrives ask attend become begin begins benefit benefits bring brings build buy call cancelled canceled celebrate change changed check choose clean click closed collect come comes contact
  contribute decorate departs donate donated drop ends enjoy enter expect explore feed find follow gather gives give go goes grab hear held help helps hosted hosts includes including invite join joins keep
  know learn leave leaves leaving let limited listen look make makes mark meet meets moved need needed needs offer offers open opening opens order paint park pay pick plan please prepare presents provided purchase
  raise receive register remember renovate rent repair reply request requires required reserve return returns review rsvp run runs save say see sell sells send serve served serves set share shop show sign sit
  skip speak sponsored starts start stay stop submit supports support sweep take takes tell text tour try use used uses visit visits volunteer vote walk want wants watch wear works
`);

/** By its letters as well: in capitals, behind other words, a verb may be a part of a name. */
export const isSentenceWord = (word: string, nth: number): boolean => {
  const small = word.toLowerCase().replace(/[’'.]/g, '');
  const isCapital = /^\p{Lu}/u.test(word);
  return FUNCTION_WORDS.has(small) || (MAYBE_NAMES.has(small) && !isCapital) || (VERBS.has(small) && (!isCapital || nth === 0));
};
