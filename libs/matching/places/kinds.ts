import { wordSet } from '../words';

/** Kinds of houses and grounds: two of one kind are different ones where their names differ. */
const HOUSES = wordSet(
  `academy amphitheater armory arena bakery bistro brewery cafe cannery cathedral center church cinema clubhouse college courthouse deli
  department diner distillery elementary fairgrounds farm field gallery grange grill hospital hotel inn library libraries mission motel museum
  nursery offsite parish park parks pharmacy pizzeria pub resort restaurant school schools stadium synagogue tavern temple theater university
  winery zoo`,
);

/** Of other houses: what an organization does there is not at its own. */
export const isOtherHouse = (word: string) => ELSEWHERE.has(word);

const ELSEWHERE = wordSet('church school park brewery theater museum offsite college university stadium field zoo');

/** Of whom each has its own: what one of them tells without a place is not what another does. */
export const kindOfHost = (word: string): string | undefined =>
  GOVERNMENTS.has(word) ? 'government' : CHURCHES.has(word) ? 'church' : /^librar(y|ies)$/.test(word) ? 'library' : undefined;

const CHURCHES = wordSet(
  'baptist catholic church congregational episcopal lutheran methodist parish presbyterian synagogue temple',
);

export const isHouse = (word: string) => HOUSES.has(word);

/** Organizations that have a house of their own: the room they name is in it. */
export const hasHouse = (word: string) => HOUSES.has(word) || GOVERNMENTS.has(word);

const GOVERNMENTS = wordSet('city town township village borough');

export const isGovernment = (word: string) => GOVERNMENTS.has(word);

/** Houses and bodies that are called after their town. */
export const isOfTown = (word: string) => GOVERNMENTS.has(word) || OF_TOWNS.has(word);

const OF_TOWNS = wordSet('college elementary libraries library park parks school schools university zoo');

/** Parts of a house or of its grounds. */
export const isRoom = (word: string) => ROOMS.has(word);

const ROOMS = wordSet(
  `annex atrium auditorium ballroom basement boardroom cafeteria chambers chapel classroom commons conservatory court courtroom diamond
  field floor gallery greenhouse gymnasium kitchen lab level lobby loft lounge makerspace narthex nook patio pavilion pool rink room
  sanctuary screen shelter space stage studio suite taproom terrace vestry wing`,
);

/** A house may have one, under whatever name: its hall, its grounds, its garden. */
export const isPartOfHouse = (word: string) => ROOMS.has(word) || PARTS.has(word);

const PARTS = wordSet(
  'area corner courtyard deck garden gardens green grounds hall lawn lot parking place plaza porch stop tent theater yard',
);

/** A hall is a room where it is called so, and a house elsewhere: Grange Hall, Town Hall. */
export const isRoomOfHalls = (word: string) => HALLS.has(word);

const HALLS = wordSet('assembly banquet concert dining exhibit exhibition fellowship great lecture main parish recital social');

/** It says which of several. */
export const isMark = (word: string) => /^(\d+|[a-z])$/.test(word);

/** Words that name no place by themselves: every town has a city hall, a main room and a high school. */
export const isUnnamed = (word: string) =>
  ROOMS.has(word) || HOUSES.has(word) || GOVERNMENTS.has(word) || HALLS.has(word) || UNNAMED.has(word) || isMark(word);

export const isName = (word: string) => !isUnnamed(word);

/** It names one place and no other: every town may have a Trinity Church and an American Legion. */
export const isRareName = (word: string) => isName(word) && !COMMON_NAMES.has(word) && kindOfHost(word) === undefined;

const COMMON_NAMES = wordSet(
  `american bethany bethel boys calvary christ christian columbus eagles elks emmanuel first foreign girls good grace holy immanuel kiwanis
  knights lady legion lincoln lions lodge lord main martin mary masonic memorial methodist moose mount new old our paul peter post redeemer
  river riverside rotary sacred shepherd st trinity united veterans vfw wars washington ymca zion`,
);

const UNNAMED = wordSet(
  `administration area back board branch building central childrens community conference council county department district east
  entrance fire free front grounds hall hearing high indoor lawn lot lower meeting middle multipurpose municipal north office offices
  outdoor parking police program public reading regional second senior side small large south station teen trailhead upper west youth
  health united rc co company yard`,
);
