import { memoize } from '#libs/contracts';

/** 'County Route 12', 'Co. Rd. 12' and 'CR 12' as 'county road 12', 'TR 118' as 'township road 118', 'State Hwy 9' and 'SR 9' as 'state route 9'. */
export const writeOutRoads = memoize((text: string): string =>
  ROADS.reduce(
    (rest, [pattern, road]) => rest.replace(pattern, (found, mark: string) => (isMark(mark) ? `${road} ${mark}` : found)),
    text,
  ),
);

/** One of two spellings may leave out whose road it is: 'Highway 12' for 'County Highway 12'. */
export const routeOf = (street: string): string =>
  street.replace(/ (?:county road|township road|state route) (?=\S+$)/, ' route ');

/** In the Midwest it may be one or two letters. */
const isMark = (mark: string) => /^(?:\d+\p{L}?|\p{Lu}{1,2})$/u.test(mark);

const KIND = String.raw`\.?\s+(?:trunk\s+)?(?:highway|hwy|road|rd|route|rte|rt)\b\.?\s*`;

const MARK = String.raw`#?([\p{L}\d]+)`;

/** Without a house number, 'CR 2' may be a conference room. */
const AFTER_NUMBER = String.raw`(?<=\b\d+[a-z]?\s+)`;

const ROADS: readonly (readonly [RegExp, string])[] = [
  [String.raw`\b(?:county|cty|cnty|co)${KIND}${MARK}`, 'county road'],
  [String.raw`${AFTER_NUMBER}(?:cr|cth|ch)[\s-]?(\d+\p{L}?|(?<=\s)\p{L}{1,2})\b`, 'county road'],
  [String.raw`\b(?:township|twp)${KIND}${MARK}`, 'township road'],
  [String.raw`${AFTER_NUMBER}tr[\s-]?(\d+\p{L}?)\b`, 'township road'],
  [String.raw`${AFTER_NUMBER}\p{L}{2}\s+(?:highway|hwy|route|rte|rt)\b\.?\s*(\d+\p{L}?)\b`, 'state route'],
  [String.raw`\b(?:state|us|u\.s|farm to market)\.?\s+(?:highway|hwy|route|rte|rt)\b\.?\s*(\d+\p{L}?)\b`, 'state route'],
  [String.raw`\bstate\s+(?:road|rd)\b\.?\s*(\d+\p{L}?)\b`, 'state route'],
  [String.raw`${AFTER_NUMBER}(?:sr|sh|sth|us|fm|rm)[\s-]?(\d+\p{L}?)\b`, 'state route'],
  [String.raw`\b(?:highway|hwy|route|rte|rt)\b\.?\s*(\d+\p{L}?)\b`, 'route'],
  [String.raw`${AFTER_NUMBER}rr[\s-]?(\d+\p{L}?)\b`, 'route'],
].map(([pattern, road]) => [new RegExp(pattern!, 'giu'), road!]);
