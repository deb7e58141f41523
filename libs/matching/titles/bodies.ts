import { wordSet } from '../words';

/** The committee of a council meets apart from the council, and the friends of a library apart from its board. */
export const areBodyAndPart = (a: readonly string[], b: readonly string[]): boolean => isPartOf(a, b) || isPartOf(b, a);

const isPartOf = (part: readonly string[], body: readonly string[]) =>
  part.some((word) => PART_WORDS.has(word)) &&
  body.some((word) => BODY_WORDS.has(word)) &&
  !body.some((word) => PART_WORDS.has(word));

const PART_WORDS = wordSet('auxiliary committee committees foundation friends subcommittee subcommittees');

const BODY_WORDS = wordSet('assembly board commission commissioners council jury selectmen senate supervisors trustees');
