import { saintOf } from '../spelling';
import { areDisjoint, haveEqualWords, type Words, withoutWords } from '../word-lists';
import { wordSet } from '../words';
import type { LocalPlace } from './local-place';
import type { Place } from './place';
import { isName, kindOfHost } from './place-words';

/** 'St. Anne Parish Hall' and 'St. Anne Catholic Church': the hall is at the church, which the publisher of the hall need not name. */
export const isHallOfParish = (
  { organization }: Place,
  ofHall: LocalPlace,
  ofChurch: LocalPlace,
  towns: readonly Words[],
): boolean => {
  if (
    !(ofHall.all.some(isHall) || ofHall.all.every(isParish)) ||
    !ofHall.all.every(isNoOtherHouse) ||
    !(isOfChurch(ofChurch.all) || isNameAlone(ofChurch.all))
  )
    return false;
  const named = nameIn(ofHall.all);
  const words = named.length > 0 ? ofHall.all : isOfChurch(organization) ? organization : [];
  const [name, nameOfChurch] = [nameIn(words), nameIn(ofChurch.all)].map((names) => withoutTown(names, towns)) as [Words, Words];
  return (
    (named.length === 0 || ofHall.all.some(isParish)) &&
    name.length > 0 &&
    haveEqualWords(name, nameOfChurch) &&
    (name.some((word) => word !== 'first') || words.some((word) => isKindOfChurch(word) && ofChurch.all.includes(word))) &&
    !areDisjoint(words.filter(isFaith), ofChurch.all.filter(isFaith)) &&
    !areDisjoint(words.filter(isRite), ofChurch.all.filter(isRite))
  );
};

const isOfChurch = (words: Words) => words.some((word) => kindOfHost(word) === 'church');

/** 'St. Anne’s' or 'Sacred Heart'. */
const isNameAlone = (words: Words) => words.length > 1 && words.every(isName);

/** Of either language, without the faith. */
const nameIn = (words: Words): Words =>
  words
    .filter((word) => !PARISH_WORDS.has(word) && !isFaith(word) && !isRite(word) && kindOfHost(word) !== 'church')
    .flatMap((word) => saintOf(word) ?? []);

/** 'First Parish in Mill'. A church that is called after the town alone keeps its name. */
const withoutTown = (name: Words, towns: readonly Words[]): Words => {
  const rest = withoutWords(name, towns.flat());
  return rest.length > 0 ? rest : name;
};

/** A town may have a First Church of several faiths. */
const isKindOfChurch = (word: string) => word !== 'church' && kindOfHost(word) === 'church';

const isHall = (word: string) => HALLS.has(word);

const isParish = (word: string) => word === 'parish' || word === 'church' || word === 'fellowship' || word === 'social';

const isFaith = (word: string) => FAITHS.has(word) || (kindOfHost(word) === 'church' && !isParish(word));

/** Beside those that say what a house is. */
const FAITHS = wordSet('anglican evangelical moravian orthodox reformed unitarian universalist');

/** A town may have two Catholic churches of one saint. */
const isRite = (word: string) => RITES.has(word);

const RITES = wordSet('byzantine maronite roman ukrainian');

const isNoOtherHouse = (word: string) => word !== 'school' && word !== 'park';

const HALLS = wordSet('basement center gymnasium hall kitchen');

const PARISH_WORDS = wordSet('activity basement center community fellowship gymnasium hall kitchen lower level room social');
