import { isCommonWord } from './common-words';
import { isGivenName, isNameInS } from './given-names';

/** 'Dinner with kim & the kids' */
export const JOINS = /^(?:&|and|n)$/;

export const TITLES = /^(?:aunt|auntie|coach|dr|miss|mrs?|ms|uncle)$/;

export const isCompany = (word: string): boolean => isGivenName(word) || KIN.test(word);

const KIN =
  /^(?:aunt|boys|bros|cousins|dad|fellas|folks|friends|gang|girls|grandma|grandpa|guys|granny|inlaws|kids|ladies|mama|mamaw|meemaw|memaw|mom|nana|nonna|oma|opa|papa|papaw|parents|sis|team|uncle)$/;

/** Of other kin there are several: 'lunch aunts'. */
const PARENT = /^(?:dad|grandma|grandpa|granny|mama|mamaw|meemaw|memaw|mom|nana|nonna|oma|opa|papa|papaw)$/;

/** Whose home 'joannas', 'aunt carols', 'mrs hendersons' may be; null if it is none. */
export const ownerOf = (name: readonly string[]): 'person' | 'unknown' | null => {
  const last = name.at(-1)!;
  const owner = OWNER.exec(last)?.[1];
  if (owner === undefined || isNameInS(last)) return null;
  const others = name.slice(0, -1);
  if (others.length === 1 && TITLES.test(others[0]!)) return 'person';
  if (!others.every((word) => isCompany(word) || JOINS.test(word))) return null;
  if (isGivenName(owner) || PARENT.test(owner) || /['’]/.test(last)) return 'person';
  return others.length === 0 && !isCommonWord(owner) ? 'unknown' : null;
};

const OWNER = /^(\p{L}{2,})['’]?s$/u;

/** An owner is the host of what one does at a home. Of the rest it is the event: 'birthday dinner moms', 'dentist moms'. */
export const isAtHome = (event: string, name: readonly string[]): boolean =>
  !IS_OF_PERSON.test(event) && (IS_OF_HOME.test(event) || (TITLES.test(name[0]!) && IS_LESSON.test(event)));

const IS_LESSON = /\b(?:lessons?|cello|drums|flute|guitar|piano|tutoring|viola|violin|voice)$/;
const IS_OF_PERSON =
  /\b(?:anniversary|away|baptism|bday|birthday|engagement|farewell|grad|graduation|quinceanera|retirement|surprise|sweet sixteen)\b/;
const IS_OF_HOME =
  /\b(?:baking|bbq|bonfire|breakfast|brunch|bunco|canasta|club|coffee|cookout|decorating|dinner|drinks|euchre|lunch|luncheon|mahjong|making|night|party|play ?date|poker|potluck|sleepover|small group|study|supper|swap|tailgate)$/;
