import { remembering } from '../remembering';
import type { TownEvent } from '../town-event';
import { quoted, type Reason } from './reason';
import { firstOf, MOST_TEXTS, sentencesOf, unmarked } from './sentences';

type Priced = Pick<TownEvent, 'name' | 'description' | 'categories' | 'price'>;

/**
 * Why an event is free of charge, or null. What its publisher says in a field of its own counts first. Else its words have to say
 * it of the event itself, to everybody, and nowhere a price: what is free for members, beside the parking or of gluten is not.
 */
export const whyFree = ({ name, description = '', categories = [], price }: Priced): Reason | null => {
  if (price !== undefined && isNothing(price)) return { saidIn: 'price', words: quoted(price) };
  if (price !== undefined && /[1-9]/.test(price)) return null;
  const category = categories.find((one) => FREE_CATEGORY.test(one));
  if (category) return { saidIn: 'categories', words: category };
  const title = claimIn(unmarked(name), IN_A_NAME);
  const text = claimOf(description);
  if ((!title && !text) || isCostly(name) || isCostlyIn(description)) return null;
  return title ? { saidIn: 'name', words: quoted(title) } : { saidIn: 'description', words: text! };
};

/** A series says the same of each of its days. */
const claimOf = remembering((text: string): string | null => {
  if (!SUSPECT.test(text)) return null;
  for (const sentence of sentencesOf(text)) {
    const claim = claimIn(sentence, IN_A_TEXT);
    if (claim) return quoted(claim);
  }
  return null;
}, MOST_TEXTS);

const isCostlyIn = remembering((text: string): boolean => sentencesOf(text).some(isCostly), MOST_TEXTS);

/** 'Free', '0', '$0.00 USD', 'no charge'; no part of it for some only. */
const isNothing = (price: string): boolean =>
  !/[1-9]/.test(price) &&
  !SOME_ONLY.test(price) &&
  !/\bfrom\b|\+|\bwill\b|\bmembers\b|\blisted\b/i.test(price) &&
  (/\b(free|no (charge|cost|fee)|none|gratis)\b/i.test(price) || /\b0\b/.test(price));

const FREE_CATEGORY =
  /^\W*(?:free(?: of charge| admission| events?| programs?| activit(?:y|ies)| classes)?|no (?:cost|charge))\W*$/i;

const SUSPECT = /\bfree\b|\b(?:charge|cost|fee)s?\b/i;

const claimIn = (sentence: string, patterns: readonly RegExp[]): string | undefined => {
  const claim = SUSPECT.test(sentence) ? firstOf(patterns, sentence.replace(BESIDE, ' . ')) : undefined;
  return claim !== undefined && !EXCEPTION.test(sentence) && !SOME_ONLY.test(sentence) ? claim : undefined;
};

/** What is given away at an event, or is without something, says nothing of the event. */
const BESIDE = new RegExp(
  '\\bfree (?:shuttles?|popcorn|samples?|gifts?|giveaways?|consultations?|trials?|time|speech|agents?|range|will|the|snacks?|refreshments|batteries|t-?shirts?|pizza|drinks?|wi-?fi|child ?care|transportation|screenings? of)\\b' +
    '|\\b(?:parking|wi-?fi|child ?care|babysitting|transportation|shuttles?|snacks?|lunch|dinner|refreshments|materials|supplies|equipment)\\b[^,;.!]{0,40}?\\b(?:free of charge|at no (?:cost|charge))' +
    '|\\b(?!(?:cost|fee|admission|tuition|charge)-)\\w+-free\\b' +
    '|\\b(?:sugar|gluten|dairy|nut|smoke|drug|alcohol|caffeine|cruelty|debt|plastic|waste|stress|worry|pain|lead|scent|toll|tax|hands) free\\b',
  'gi',
);

const WHOLLY = '(?:always |completely |absolutely |totally |entirely |100% |also )?';

const GATHERING =
  '(?:events?|programs?|class(?:es)?|workshops?|concerts?|lectures?|talks?|webinars?|screenings?|performances?|meet-?ups?|tours?|' +
  'shows?|sessions?|clinics?|seminars?|courses?|lessons?|series|visits?|trips?|festivals?|fairs?|movies?|films?|breakfasts?|dinners?|' +
  'lunch(?:es|eon)?|suppers?|bingo|celebrations?|part(?:y|ies)|picnics?|trainings?|demonstrations?|tastings?|walks?|hikes?|readings?|' +
  'masterclass(?:es)?|open house|markets?|presentations?|exhibit(?:ion)?s?|conversations?|recitals?|discussions?|gatherings?|evenings?)';

const NAMED = `free,? (?:[\\w'’&-]+,? ){0,3}?${GATHERING}\\b`;

/** Told in full, wherever it stands. */
const PLAIN = [
  /\bfree(?: and|,| &|, and) (?:is )?open to (?:the )?(?:general )?[\w’'-]+/i,
  /\bfree (?:admission|entry|entrance|attendance|registration|tickets?|of charge)\b/i,
  new RegExp(
    `\\b(?:admission|entry|entrance|costs?|fees?|price|tickets?|attendance|participation|registration)(?: (?:to|for|at) [\\w’' -]{1,40}?)?[\\s:*(–-]{0,4}(?:(?:is|are) )?${WHOLLY}free\\b(?!-)`,
    'i',
  ),
  /(?<!low[ -]cost and )\b(?:no|without|at no) (?:admission |entry |entrance |registration |cover )?(?:charge|cost|fee)s?\b/i,
];

/** 'All classes are free', 'it’s free'; neither 'you are free to go' nor 'they are free of jargon'. */
const IS_FREE = new RegExp(
  `\\b(?:${GATHERING}|everything|it|this|all)(?: [\\w’'-]+){0,4}?(?: is| are|['’]s) ${WHOLLY}free\\b(?!-)(?! (?:from|up|time|of (?!charge)|to (?!attend|join|enter|participate|the public|all|every|any)))`,
  'i',
);

const IN_A_NAME = [...PLAIN, new RegExp(`\\b${NAMED}`, 'i'), /[([–—|:-]\s*free\b\W*$/i, /^\W*free\W*$/i];

const IN_A_TEXT = [
  ...PLAIN,
  IS_FREE,
  // What stands alone is said of all of it: 'Free, first come.'
  /^\W{0,3}free\b(?=\s*(?:[.!;,:|)]|$)|\s+[–—-])/i,
  new RegExp(`^\\W{0,3}(?:an? |this |our )?${NAMED}`, 'i'),
  new RegExp(`\\b(?:is|join us for|this|us to|us for|to join us for) (?:an? |our |this )?(?:[\\w-]+ )?${NAMED}`, 'i'),
  /\bFREE (?:EVENT|Event|event|PROGRAM|Program|program)s?\b/,
];

/** Who is let in for nothing is not everybody. */
const SOME_ONLY = new RegExp(
  '\\bfree\\b(?: admission| entry| tickets?| of charge)?,? ?\\(?(?:only )?(?:for|to|with|if|until|under|on)\\b(?! (?:all|everyone|everybody|every|any(?:one|body)|the (?:public|community|whole|entire)|attend|join|enter|participate|advance|registration|pre-?registration|rsvp|reservations?|you\\b))' +
    "|\\b(?:children|kids|members?|students?|seniors|residents|veterans|under [\\w-]+|\\d+ and under)(?: [\\w’'-]+){0,3}?(?: get| receive| enjoy| are|:|,| -| –)? (?:(?:in|admitted) )?(?:for )?free\\b(?! and open)",
  'i',
);

const EXCEPTION =
  /n['’]t\b|\bnot\b(?! (?:required|necessary|needed|just|only))|\bexcept(?! (?:for )?holidays)\b|\bwith(?: \w+){0,3} admission\b|\bfirst \w+ (?:is |are )?free\b|\bno (?:extra|additional)\b|\bget one\b|\w+days only\b|\bfee waivers?\b|\bmembers(?:\)|: (?:free|no charge))|\bfor (?:all |our )?members\b|\beveryone (?:\d+|under|over|aged?)\b|\b(?:charge|cost|fee) (?:before|until|till|after|for seniors)\b|\b(?:no charge|no cost|no fee|free) for (?:parking|children|kids|members|under)/i;

/** A price is named, or somebody takes one. */
const isCostly = (sentence: string): boolean =>
  (MONEY.test(sentence) && !GIVEN.test(sentence)) ||
  PAID.test(sentence) ||
  (FEE.test(sentence) && !NO_FEE.test(sentence)) ||
  LIMITED.test(sentence);

const MONEY = /\$\s?(?!0(?:\.0+)?(?![\d.]))\d|\b[1-9]\d* (?:dollars|USD|cents)\b/i;

/** Given, won or saved, and not asked for. */
const GIVEN =
  /\bdonat|\bcontribut|\boffering\b|\bprizes?\b|\bgift cards?\b|\braised?\b|\bvalued?\b|\bworth\b|\bscholarships?\b|\bgrants?\b/i;

const PAID =
  /(?<!free )\btickets? (?:are )?(?:now )?(?:on sale|at the door|required|from|start|cost|may be purchased|can be purchased|available)|\b(?:buy|purchase|get) (?:your )?tickets?\b|\bpaid (?:\w+ )?admission\b|\bclick here for tickets\b/i;

const FEE = /\bfees?\b/i;

const NO_FEE =
  /\b(?:no|without|any)(?: \w+){0,2} fees?\b|\bfees?\b[\s:*]{1,4}(?:free|none|no charge|\$?0\b|waived)|\bfees? (?:is|are) waived/i;

/** What one has to belong to for it. */
const LIMITED =
  /\bfree (?:admission )?(?:only )?(?:for|to|with)\b(?! (?:all|everyone|the (?:public|community)))[^.]{0,30}\b(?:members?|students?|ID|card|residents|pass(?:holders)?|subscribers|membership|purchase)\b/i;
