import { wordSet } from '../words';

/** Kinds of buildings and grounds: two of one kind are different if their names differ. */
const HOUSE_WORDS = wordSet(
  `academy amphitheater armory arena bakery bistro boathouse brewery cafe cannery cathedral center church cinema clubhouse college courthouse deli
  department diner distillery elementary fairground fairgrounds farm field firehouse gallery grange grill hospital hotel inn library libraries meetinghouse mission motel museum
  nursery observatory offsite parish park parks pharmacy pizzeria pub resort restaurant school schoolhouse schools stadium synagogue tavern temple theater university
  winery zoo`,
);

/** A town has one of each, which publishers call with and without its name. */
export const isSingleHouse = (word: string) => SINGLE_HOUSES.has(word);

const SINGLE_HOUSES = wordSet('armory civic courthouse fairground fairgrounds observatory');

/** Buildings of others: an event there is not at the organization's own. */
export const isOtherHouse = (word: string) => OTHER_HOUSES.has(word);

const OTHER_HOUSES = wordSet('church school park brewery theater museum offsite college university stadium station field zoo');

/** Kinds of organizations of which each has its own building: without a place, two of them mean two places. */
export const kindOfHost = (word: string): string | undefined =>
  GOVERNMENT_WORDS.has(word)
    ? 'government'
    : CHURCH_WORDS.has(word)
      ? 'church'
      : /^librar(y|ies)$/.test(word)
        ? 'library'
        : undefined;

const CHURCH_WORDS = wordSet(
  'baptist cathedral catholic church congregational episcopal lutheran masjid methodist mission mosque parish presbyterian synagogue temple',
);

export const isHouse = (word: string) => HOUSE_WORDS.has(word);

/** Organizations with a building of their own, to which their rooms belong. */
export const hasHouse = (word: string) => HOUSE_WORDS.has(word) || GOVERNMENT_WORDS.has(word);

const GOVERNMENT_WORDS = wordSet('city town township village borough');

export const isGovernment = (word: string) => GOVERNMENT_WORDS.has(word);

export const isTownBody = (word: string) => GOVERNMENT_WORDS.has(word) || TOWN_BODY_WORDS.has(word);

const TOWN_BODY_WORDS = wordSet('college elementary libraries library park parks school schools university zoo');

/** Publishers add or leave out what a shop is. */
export const isKindOfShop = (word: string) => SHOP_WORDS.has(word);

const SHOP_WORDS = wordSet('bar books bookstore brewing coffee inc llc market restaurant shop store');

export const isRoom = (word: string) => ROOM_WORDS.has(word);

/** Also of several: 'studios'. */
export const isKindOfRoom = (word: string) => isRoom(word) || isRoom(word.replace(/s$/, ''));

const ROOM_WORDS = wordSet(
  `annex atrium auditorium ballroom basement boardroom cafeteria cafetorium chambers chapel classroom commons conservatory court courtroom courts diamond
  field fields floor gallery greenhouse gymnasium gymnatorium kitchen lab level lobby loft lounge makerspace narthex nook patio pavilion pool rink room
  sanctuary screen shelter space stage studio suite taproom terrace vestry wing`,
);

export const isPartOfHouse = (word: string) => ROOM_WORDS.has(word) || PART_WORDS.has(word) || PARTS_ONLY.has(word);

const PART_WORDS = wordSet(
  `area barn building cabin campground campus corner courtyard deck dock garden gardens green ground grounds grove hall lawn loop lot orchard overlook parking pier place plaza
  porch range stable stop tent theater track trail wharf yard`,
);

/** Parts of a building or its grounds, which may have a name of their own. */
export const isNamedPart = (word: string) => isPartOnly(word) || MAYBE_HOUSES.has(word);

const MAYBE_HOUSES = wordSet('cafe gardens grove place plaza theater tower');

/** Those that are never a building. */
export const isPartOnly = (word: string) => PARTS_ONLY.has(word);

const PARTS_ONLY = wordSet(
  'area bandshell bandstand bays bleachers cafeteria corner courtyard deck den garden gazebo grandstand lawn lot parlor porch rotunda steps tent yard zone',
);

/** Publishers add or leave out the kind of a house, and the title of the person that it is called after. */
export const isOptionalPlaceWord = (word: string) =>
  OPTIONAL_WORDS.has(word) || CHURCH_WORDS.has(word) || (HOUSE_WORDS.has(word) && !ROOM_WORDS.has(word) && !isNamedPart(word));

const OPTIONAL_WORDS = wordSet(
  'avenue building campus center complex conference drive entrance grounds junior kiosk main memorial public rc road st trailhead',
);

export const isHouseOfPrograms = (word: string) => HOUSES_OF_PROGRAMS.has(word);

const HOUSES_OF_PROGRAMS = wordSet('academy center college library mall school university');

/** A hall with such a word is a room, any other one a building: Grange Hall, Town Hall. */
export const isHallRoom = (word: string) => HALL_ROOM_WORDS.has(word);

const HALL_ROOM_WORDS = wordSet(
  'assembly banquet concert dining exhibit exhibition fellowship great lecture main parish recital social',
);

/** Also the number of a floor: '3rd'. */
export const isNumberOrLetter = (word: string) => /^(\d+(st|nd|rd|th)?|[a-z])$/.test(word);

/** Words that are no name by themselves: every town has a city hall, a main room and a high school. */
export const isNoName = (word: string) =>
  ROOM_WORDS.has(word) ||
  HOUSE_WORDS.has(word) ||
  GOVERNMENT_WORDS.has(word) ||
  HALL_ROOM_WORDS.has(word) ||
  NO_NAME_WORDS.has(word) ||
  PARTS_ONLY.has(word) ||
  isNumberOrLetter(word);

export const isName = (word: string) => !isNoName(word);

/** Every town may have a Trinity Church and an American Legion. */
export const isRareName = (word: string) => isName(word) && !COMMON_NAMES.has(word) && kindOfHost(word) === undefined;

const COMMON_NAMES = wordSet(
  `american bethany bethel boys calvary casa christ christian columbus eagles elks emmanuel family first foreign girls good grace holy immanuel kiwanis
  knights lady legion lincoln lions lodge lord main martin mary masonic memorial methodist moose mount new old our paul peter post redeemer
  river riverside rotary sacred shepherd st trinity united veterans vfw wars washington ymca zion`,
);

const NO_NAME_WORDS = wordSet(
  `administration area back bandshell bandstand board branch building campus central childrens civic community conference council county department district east
  entrance event events expo fire free front gazebo grounds hall hearing high indoor lawn lot lower meeting middle multipurpose municipal north office offices
  outdoor parking police program public reading regional second senior side small large south station teen trailhead upper west youth
  health united rc co company yard`,
);
