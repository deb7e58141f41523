import { saintOf } from '../spelling';
import { areDisjoint, haveEqualWords, type Words } from '../word-lists';
import { wordSet } from '../words';
import type { LocalPlace } from './local-place';
import type { Place } from './place';
import { kindOfHost } from './place-words';

/** 'St. Anne Parish Hall' and 'St. Anne Catholic Church': the hall is at the church, which the publisher of the hall need not name. */
export const isHallOfParish = ({ organization }: Place, ofHall: LocalPlace, ofChurch: LocalPlace): boolean => {
  if (!(ofHall.all.some(isHall) || ofHall.all.every(isParish)) || !ofHall.all.every(isNoOtherHouse) || !isOfChurch(ofChurch.all))
    return false;
  const named = nameIn(ofHall.all);
  const words = named.length > 0 ? ofHall.all : isOfChurch(organization) ? organization : [];
  const [name, nameOfChurch] = [nameIn(words), nameIn(ofChurch.all)];
  return (
    (named.length === 0 || ofHall.all.some(isParish)) &&
    name.length > 0 &&
    haveEqualWords(name, nameOfChurch) &&
    !areDisjoint(words.filter(isFaith), ofChurch.all.filter(isFaith)) &&
    !areDisjoint(words.filter(isRite), ofChurch.all.filter(isRite))
  );
};

const isOfChurch = (words: Words) => words.some((word) => kindOfHost(word) === 'church');

/** Of either language, without the faith. */
const nameIn = (words: Words): Words =>
  words
    .filter((word) => !PARISH_WORDS.has(word) && !isFaith(word) && !isRite(word) && kindOfHost(word) !== 'church')
    .flatMap((word) => saintOf(word) ?? []);

const isHall = (word: string) => HALLS.has(word);

const isParish = (word: string) => word === 'parish' || word === 'church' || word === 'fellowship' || word === 'social';

const isFaith = (word: string) => FAITHS.has(word) || (kindOfHost(word) === 'church' && !isParish(word));

/** Beside those that say what a house is. */
const FAITHS = wordSet('anglican evangelical moravian orthodox reformed');

/** A town may have two Catholic churches of one saint. */
const isRite = (word: string) => RITES.has(word);

const RITES = wordSet('byzantine maronite roman ukrainian');

const isNoOtherHouse = (word: string) => word !== 'school' && word !== 'park';

const HALLS = wordSet('basement center gymnasium hall kitchen');

const PARISH_WORDS = wordSet('activity basement center community fellowship gymnasium hall kitchen lower level room social');
