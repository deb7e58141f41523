import type { ChatQuery } from '#libs/contracts';
import {
  ADULT_AGE,
  AGE_NUMBER,
  type AgeRange,
  ageOfGrade,
  MIN_SENIOR_AGE,
  MORE_YEARS,
  OLDEST_AGE,
  toAgeNumber,
} from './stated-ages';

type AudienceField = 'audience' | 'age' | 'ageTo';

/** For whom a query asks, without the fields that say nothing. */
export const audienceOf = ({
  audience,
  age,
  ageTo,
}: { [Field in AudienceField]?: ChatQuery[Field] | undefined }): Pick<ChatQuery, AudienceField> => ({
  ...(audience && { audience }),
  ...(age !== undefined && { age }),
  ...(ageTo !== undefined && { ageTo }),
});

/** The ages for which a question asks, with the words for them: 'kids 8 and under', 'ages 6 to 12', 'my twins are 4 and 7', '60 and over'. */
export const findAskedAges = (text: string): Readonly<{ ages: AgeRange; phrase: string }> | null => {
  for (const [pattern, toRange] of PATTERNS) {
    const match = pattern.exec(text);
    const ages = match && toRange(match.groups!);
    if (ages) return { ages, phrase: match[0] };
  }
  return null;
};

/** Null for grown-ups. */
export const audienceOfAges = ({ from, to }: AgeRange): ChatQuery['audience'] | null => {
  if (from <= LAST_YEAR_OF_CHILDREN) return 'children';
  if (from < ADULT_AGE) return 'teens';
  return to >= OLDEST_AGE && from >= MIN_SENIOR_AGE ? 'seniors' : null;
};

const LAST_YEAR_OF_CHILDREN = 12;

type Named = Readonly<Record<string, string | undefined>>;

const CHILD =
  '(?:kids?|kiddos?|child(?:ren)?|little ones?|boys?|girls?|sons?|daughters?|twins|triplets|grandkids|grandbab(?:y|ies)|grandchildren|grandsons?|granddaughters?|nieces?|nephews?|toddlers?|tots?)';
const AGES = `(?:(?:for |my |the |our |of )*(?:${CHILD} )?(?:ages?|aged)|(?:with |for |my |the |our |two |three |four |[2-5] )*${CHILD})`;
const ARE = '(?: (?:are|is|who are|that are|aged?))?';
const YEARS = '(?:[ -]?(?:years?|yrs?)(?:[ -]?olds?)?)?';
const NO_UNIT =
  "(?!-h\\b| ?(?::|%|[ap]m\\b|o'clock|dollars|bucks|min(?:ute)?s?\\b|hours|days|weeks|months?\\b|miles|blocks|people|feet|foot\\b|ft\\b|inches))";

const PATTERNS: readonly (readonly [RegExp, (named: Named) => AgeRange | null])[] = [
  [
    new RegExp(`(?<![$.:/])\\b(?:${AGES}${ARE} )?(?<to>${AGE_NUMBER})${YEARS} (?:and|&|or) (?:under|younger)\\b`, 'i'),
    ({ to }) => ({ from: 0, to: toAgeNumber(to!) }),
  ],
  [
    new RegExp(`\\b${AGES}${ARE} (?:under|younger than|below) (?<to>${AGE_NUMBER})\\b${NO_UNIT}${YEARS}`, 'i'),
    ({ to }) => ({ from: 0, to: Math.max(0, toAgeNumber(to!) - 1) }),
  ],
  [
    new RegExp(`\\b${AGES}${ARE} (?<from>${AGE_NUMBER})${YEARS}${MORE_YEARS}(?!\\w)`, 'i'),
    ({ from }) => ({ from: toAgeNumber(from!), to: OLDEST_AGE }),
  ],
  [
    new RegExp(
      `(?:\\bfor (?:people |folks |those |anyone |adults )?)?(?<![\\d$:/.]|\\b(?:after|at|until|by) )\\b(?<from>[2-9]\\d)${YEARS}${MORE_YEARS}(?!\\w)`,
      'i',
    ),
    ({ from }) => ({ from: Number(from), to: OLDEST_AGE }),
  ],
  [
    new RegExp(`(?:\\b(?:people |folks |those |anyone |adults |for )|^\\W*)over (?<from>[2-9]\\d)\\b${NO_UNIT}`, 'i'),
    ({ from }) => ({ from: Number(from), to: OLDEST_AGE }),
  ],
  [
    new RegExp(
      `\\b${AGES}${ARE} (?:between )?(?<from>${AGE_NUMBER}) ?(?<dash>-|–|to|thru|through|and|&) ?(?<to>${AGE_NUMBER})\\b${NO_UNIT}${YEARS}`,
      'i',
    ),
    // 'Kids 10 to 2' are hours.
    ({ from, dash, to }) =>
      toAgeNumber(from!) > toAgeNumber(to!) && !/and|&/i.test(dash!) ? null : toRange(toAgeNumber(from!), toAgeNumber(to!)),
  ],
  [
    new RegExp(
      `(?<![\\d$:/.])\\b(?:for |my |a |an )*(?<from>${AGE_NUMBER}) ?(?:-|–|to|and|&) ?(?:a |an )?(?<to>${AGE_NUMBER})[ -]?(?:years?|yrs?)[ -]?olds?\\b`,
      'i',
    ),
    ({ from, to }) => toRange(toAgeNumber(from!), toAgeNumber(to!)),
  ],
  [
    /\b(?:for |in )*grades? (?<first>k|[1-9]|1[0-2])(?:st|nd|rd|th)? ?(?:-|–|to|thru|through|and|&) ?(?<last>[1-9]|1[0-2])(?:st|nd|rd|th)?\b/i,
    ({ first, last }) => toRange(ageOfGrade(first!), ageOfGrade(last!) + 1),
  ],
  [
    new RegExp(`\\b(?:for )?(?:my|our|the) ${CHILD} (?:is|are|'s) (?<from>${AGE_NUMBER})\\b${NO_UNIT}${YEARS}`, 'i'),
    ({ from }) => toRange(toAgeNumber(from!), toAgeNumber(from!)),
  ],
  // Who is younger types no questions, and who is older may be glad of what is for anybody. Whether one may come to a meeting asks for none of that age.
  [
    new RegExp(
      `\\b(?:i['’]?m|i am) (?:only |just )?(?<from>1[0-7])\\b${NO_UNIT}${YEARS}(?!\\w| (?:years?|yrs?)\\b| (?:in|into|on|of|to|from|away|short|deep|over|under|sober|clean)\\b|\\W+(?:can|could|may) i (?:come|go|get in) ?to\\b)`,
      'i',
    ),
    ({ from }) => toRange(Number(from), Number(from)),
  ],
];

const toRange = (a: number, b: number): AgeRange => ({ from: Math.min(a, b), to: Math.max(a, b) });
