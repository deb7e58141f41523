import { stemOf } from '../forms';
import { areDisjoint, type Words } from '../word-lists';
import { wordSet } from '../words';
import { isGame } from './games';
import type { Title } from './title';

/** They have events like those of others, and publishers name them or not. */
export const isSponsor = (word: string) => CLUBS.has(word) || word === 'chamber' || PARENTS.has(word);

/** Each title names another: 'Kiwanis Pancake Breakfast', 'Lions Pancake Breakfast', or 'Dems Picnic', 'GOP Picnic'. Lions may be a team. */
export const areOfTwoSponsors = (a: Title, b: Title): boolean =>
  !(isGame(a) && isGame(b)) && (areDisjoint(clubsIn(a), clubsIn(b)) || areDisjoint(partiesIn(a), partiesIn(b)));

/** 'Rotary Dinner at the Elks' is in the house of the Elks. */
const clubsIn = ({ all }: Title): Words =>
  all.filter((word, i) => CLUBS.has(word) && !all.slice(Math.max(0, i - 2), i).some((one) => one === 'at'));

const partiesIn = ({ all }: Title): Words => all.flatMap((word) => PARTIES.get(stemOf(word)) ?? []);

const CLUBS = wordSet('elks jaycees kiwanis legion lions rotary vfw');

const PARENTS = wordSet('pta pto ptsa');

const PARTIES = new Map(['democrats', 'republicans'].map((party) => [stemOf(party), party]));
