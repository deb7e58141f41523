import { stemOf } from '../forms';
import { areDisjoint, isSubset, type Words } from '../word-lists';
import { wordSet } from '../words';
import { isOptionalWord } from './distinctive-words';
import { isTelling } from './similar-titles';
import { isSignificant, titleWordsOf } from './title-words';

type NamedTitle = Readonly<{ all: Words; unmarked: string }>;

/** A festival and its car show, a fair and its pie contest. */
export const isPartOfOther = (a: NamedTitle, b: NamedTitle): boolean => isPartOf(a, b) || isPartOf(b, a);

const isPartOf = ({ unmarked }: NamedTitle, { all }: NamedTitle): boolean => {
  const whole = all.filter(isSignificant);
  return (
    hasParts(whole) &&
    unmarked.split(SEPARATOR).some((text) => {
      const words = titleWordsOf(text).filter(isSignificant);
      return isSubset(whole, words) && isPartWord(words.at(-1)!) && !whole.includes(words.at(-1)!);
    })
  );
};

/** 'County Fair Tractor Pull' and 'County Fair Concert: Copper Otters'. */
export const areTwoParts = ({ all: a }: NamedTitle, { all: b }: NamedTitle): boolean => {
  const [ofA, ofB] = [a.filter(isSignificant), b.filter(isSignificant)];
  const end = ofA.findIndex((word, i) => word !== ofB[i]);
  if (!ofA.slice(0, Math.max(end, 0)).some(isHostWord)) return false;
  const [partOfA, partOfB] = [partAfter(ofA, end), partAfter(ofB, end)];
  return [...partOfA, ...partOfB].some(isPartWord) && areDisjoint(partOfA.map(stemOf), partOfB.map(stemOf));
};

const partAfter = (words: Words, end: number): Words => words.slice(end).filter((word) => isPartWord(word) || isTelling(word));

/** 'Raw Bar Tasting' of 'Tulip Festival: Raw Bar Tasting'. Empty for what is no festival, for a whole one and for a day of it. */
export const namedPartOf = ({ unmarked }: NamedTitle): Words => {
  const [, whole = '', part = ''] = WHOLE_AND_PART.exec(unmarked) ?? [];
  return titleWordsOf(whole).some(isHostWord) ? titleWordsOf(part).filter(namesPart) : [];
};

/** 'Salmon Bake' of 'Harbor Weekend Salmon Bake', where the whole is 'Harbor Weekend'. */
export const partAddedTo = ({ all: whole }: NamedTitle, { all }: NamedTitle): Words => {
  const end = all.findIndex(isHostWord) + 1;
  return end > 1 && whole.includes(all[end - 1]!) ? all.slice(end).filter(namesPart) : [];
};

const namesPart = (word: string) => isSignificant(word) && !isOptionalWord(word) && !/^\d+$/.test(word);

const WHOLE_AND_PART = /^(.+?)(?::|\s[-–—])\s(.+)$/;

/** 'Tulip Festival & Parade' names the whole and a part of it. */
const SEPARATOR = /[&+,:;()/–—@]|\s-\s|\b(?:and|with|featuring|at|in|on|for|by)\b/i;

/** Whether a title is that of an event with parts of its own. */
export const hasParts = (words: Words): boolean => isHostWord(words.at(-1) ?? '');

/** 'Bookstore Day Storytime' at 'Independent Bookstore Day', but not 'Earth Day Celebration' on 'Earth Day'. */
export const isPartOfNamedDay = ({ all: part }: NamedTitle, { all: day }: NamedTitle): boolean => {
  const end = part.indexOf('day');
  return (
    end > 0 &&
    day.at(-1) === 'day' &&
    part[end - 1] === day.at(-2) &&
    part.slice(end + 1).some((word) => isSignificant(word) && !isOptionalWord(word) && !isHostWord(word))
  );
};

/** Also 'Otterfest'. */
const isHostWord = (word: string) => HOST_WORDS.has(word) || /\p{L}{3}fest$/u.test(word);

/** What has parts of its own. */
const HOST_WORDS = wordSet(
  'carnival celebration conference convention days expo fair faire fest festival homecoming jubilee market rally reunion weekend',
);

const isPartWord = (word: string) => PART_WORDS.has(word) || /^\d+k$/.test(word);

const PART_WORDS = wordSet(
  `auction bingo breakfast campout committee competition concert contest dance demonstration derby drawing fireworks hayride hunt jog meeting pageant parade
  party picnic pull race raffle ride rodeo roast run sale scramble show shuttle tour tournament trot walk workshop`,
);
