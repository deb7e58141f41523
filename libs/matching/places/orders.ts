import { areDisjoint } from '../word-lists';
import { wordSet } from '../words';
import type { LocalPlace } from './local-place';
import type { Place } from './place';
import { isNumberOrLetter } from './place-words';
import { areInOneTown } from './towns';

/** 'Legion Club' and 'American Legion, Lower Level' in one town, which has one house of each order. Its park is no house. */
export const isHouseOfOneOrder = (a: Place, ofA: LocalPlace, b: Place, ofB: LocalPlace): boolean =>
  areInOneTown(a, b) &&
  ![ofA, ofB].some(({ all }) => all.some((word) => GROUNDS.has(word))) &&
  [...ORDERS].some(
    (order) => [ofA, ofB].every(({ all }) => all.includes(order)) && ![a, b].some((place) => townsOf(place).includes(order)),
  ) &&
  [ofA, ofB].some(isOnlyOrder) &&
  [ofA, ofB].every((place) => isOnlyOrder(place) || place.all.some((word) => CHAPTERS.has(word))) &&
  !areDisjoint(ofA.all.filter(isNumber), ofB.all.filter(isNumber));

const isOnlyOrder = ({ all }: LocalPlace) =>
  all.every((word) => ORDERS.has(word) || WORDS_OF_ORDERS.has(word) || isNumberOrLetter(word));

/** 'Moose Lake' is a town. */
const townsOf = ({ towns, home }: Place) => [...towns.flat(), ...home];

/** Beside the name of a member: 'Olson-Berg American Legion Post 41'. */
const CHAPTERS = wordSet('aerie american fraternal lodge post');

const isNumber = (word: string) => /^\d+$/.test(word);

const ORDERS = wordSet('amvets eagles elks legion masonic moose vfw');

const WORDS_OF_ORDERS = wordSet(
  'aerie american building club clubhouse clubrooms fraternal hall home house lodge loyal order post temple',
);

const GROUNDS = wordSet('arena ballfield ballpark beach campground field fields park pool rink stadium');
