import { hasHouse } from '../places/place-words';
import { wordSet } from '../words';
import { isDistinctiveWord } from './distinctive-words';

/**
 * The committee of a council meets apart from the council, the friends of a library apart from its board, and a board without its
 * members.
 */
export const areBodyAndPart = (a: readonly string[], b: readonly string[]): boolean =>
  isPartOf(a, b) || isPartOf(b, a) || isWithoutMembers(a, b) || isWithoutMembers(b, a);

/** 'Board of Health' and 'Animal Health Board', but not 'Mills Health Board', if Mills is the publisher. */
export const areDifferentBoards = (a: Board, b: Board): boolean => isOtherBoard(a, b) || isOtherBoard(b, a);

type Board = Readonly<{ all: readonly string[]; organization: readonly string[] }>;

const isOtherBoard = ({ all, organization }: Board, { all: others, organization: otherOrganization }: Board) => {
  const [own, other] = [all.indexOf('board'), others.indexOf('board')];
  const kind = others[other - 2] ?? '';
  return (
    own >= 0 &&
    other >= 2 &&
    all[own + 1] === 'of' &&
    others[other - 1] === all[own + 2] &&
    isDistinctiveWord(kind) &&
    !hasHouse(kind) &&
    ![...organization, ...otherOrganization, ...all].includes(kind)
  );
};

/** 'Mills Youth Symphony' and 'Mills Symphony'. */
export const areYoungAndOldGroup = (a: readonly string[], b: readonly string[]): boolean =>
  isYoungGroup(a, b) || isYoungGroup(b, a);

const isYoungGroup = (all: readonly string[], others: readonly string[]) =>
  all.some(isYoung) &&
  !others.some(isYoung) &&
  all.some((word, i) => isYoung(all[i - 1]) && (GROUP_WORDS.has(word) || BODY_WORDS.has(word)) && others.includes(word));

const isYoung = (word = '') => YOUNG_WORDS.has(word);

const YOUNG_WORDS = wordSet('children childrens junior student youth');

const GROUP_WORDS = wordSet('band choir chorale chorus ensemble orchestra philharmonic symphony theater');

const isPartOf = (part: readonly string[], body: readonly string[]) =>
  part.some((word) => PART_WORDS.has(word)) &&
  body.some((word) => BODY_WORDS.has(word)) &&
  !body.some((word) => PART_WORDS.has(word));

/** 'Chamber Board Meeting' and 'Chamber Mixer'. */
const isWithoutMembers = (board: readonly string[], members: readonly string[]) =>
  board.includes('board') && !members.includes('board') && members.some(isSocial) && !board.some(isSocial);

const isSocial = (word: string) => SOCIAL_WORDS.has(word);

const SOCIAL_WORDS = wordSet('banquet barbecue breakfast dinner gala lunch luncheon mixer picnic reception');

const PART_WORDS = wordSet('auxiliary committee committees foundation friends subcommittee subcommittees');

const BODY_WORDS = wordSet('assembly board commission commissioners council jury selectmen senate supervisors trustees');
