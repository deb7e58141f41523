import { memoize, type TownEvent } from '#libs/contracts';
import type { FilterReason } from '#libs/contracts/filters';
import { EXTRAS, WRITTEN_AMOUNT } from './rules/kinds';
import { findFirstMatch, MAX_CACHED_TEXTS, removeEmphasisMarks, splitSentences, toQuote } from './sentences';

type PricedEvent = Pick<TownEvent, 'name' | 'description' | 'categories' | 'price'>;

/** By price and categories, else by a text about the event itself, for everyone and without a price: not 'free for members', 'free parking', 'gluten-free'. */
export const findFreeReason = ({ name, description = '', categories = [], price }: PricedEvent): FilterReason | null => {
  if (price !== undefined) {
    const admission = price.replace(EXTRA_PRICES, '');
    if (isFreePrice(admission)) return { saidIn: 'price', words: toQuote(price) };
    if (/[1-9]/.test(admission)) return null;
  }
  const category = categories.find((one) => FREE_CATEGORY.test(one));
  if (category) return { saidIn: 'categories', words: category };
  const title = findClaim(removeEmphasisMarks(name), NAME_CLAIMS);
  const text = findClaimInText(description);
  if ((!title && !text) || hasPrice(name) || hasPriceInText(description)) return null;
  return title ? { saidIn: 'name', words: toQuote(title) } : { saidIn: 'description', words: text! };
};

const findClaimInText = memoize((text: string): string | null => {
  if (!CANDIDATE_TEXT.test(text)) return null;
  for (const sentence of splitSentences(text)) {
    const claim = findClaim(sentence, TEXT_CLAIMS);
    if (claim) return toQuote(claim);
  }
  return null;
}, MAX_CACHED_TEXTS);

const hasPriceInText = memoize((text: string): boolean => splitSentences(text).some(hasPrice), MAX_CACHED_TEXTS);

/** True for 'Free', '0', '$0.00 USD', 'no charge'; false if only some people pay nothing. */
const isFreePrice = (price: string): boolean =>
  !/[1-9]/.test(price) &&
  !FREE_FOR_SOME.test(price) &&
  !/\bfrom\b|\+|\bwill\b|\bmembers\b|\blisted\b|\bminimum\b/i.test(price) &&
  (/\b(free|no (charge|cost|fee|cover)|none|gratis)\b/i.test(price) || /\b0\b/.test(price));

const FREE_CATEGORY =
  /^\W*(?:free(?: of charge| admission| events?| programs?| activit(?:y|ies)| classes)?|no (?:cost|charge))\W*$/i;

const CANDIDATE_TEXT = /\bfree\b|\bcomplimentary\b|\b(?:charge|cost|fee)s?\b|\bno cover\b/i;

const findClaim = (sentence: string, patterns: readonly RegExp[]): string | undefined => {
  const claim = CANDIDATE_TEXT.test(sentence) ? findFirstMatch(patterns, sentence.replace(FREE_EXTRAS, ' . ')) : undefined;
  return claim !== undefined && !EXCEPTION.test(sentence) && !FREE_FOR_SOME.test(sentence) ? claim : undefined;
};

/** Free extras and '…-free' say nothing about the event's price. */
const FREE_EXTRAS = new RegExp(
  '\\bfree (?:shuttles?|popcorn|samples?|gifts?|giveaways?|consultations?|trials?|time|speech|agents?|range|will|the|snacks?|refreshments|batteries|t-?shirts?|pizza|drinks?|wi-?fi|child ?care|transportation|screenings? of)\\b' +
    '|\\b(?:parking|wi-?fi|child ?care|babysitting|transportation|shuttles?|snacks?|lunch|dinner|refreshments|materials|supplies|equipment)\\b[^,;.!]{0,40}?\\b(?:free of charge|at no (?:cost|charge))' +
    '|\\b(?!(?:cost|fee|admission|tuition|charge)-)\\w+-free\\b' +
    '|\\b(?:sugar|gluten|dairy|nut|smoke|drug|alcohol|caffeine|cruelty|debt|plastic|waste|stress|worry|pain|lead|scent|toll|tax|hands) free\\b',
  'gi',
);

const FREE_ADVERBS = '(?:always |completely |absolutely |totally |entirely |100% |also )?';

const EVENT_NOUN =
  '(?:events?|programs?|class(?:es)?|workshops?|concerts?|lectures?|talks?|webinars?|screenings?|performances?|meet-?ups?|tours?|' +
  'shows?|sessions?|clinics?|seminars?|courses?|lessons?|series|visits?|trips?|festivals?|fairs?|movies?|films?|breakfasts?|dinners?|' +
  'lunch(?:es|eon)?|suppers?|bingo|celebrations?|part(?:y|ies)|picnics?|trainings?|demonstrations?|tastings?|walks?|hikes?|readings?|' +
  'masterclass(?:es)?|open house|markets?|presentations?|exhibit(?:ion)?s?|conversations?|recitals?|discussions?|gatherings?|evenings?)';

const FREE_EVENT_NOUN = `free,? (?:[\\w'’&-]+,? ){0,3}?${EVENT_NOUN}\\b`;

/** Unambiguous anywhere in a text. */
const EXPLICIT_CLAIMS = [
  /\bfree(?: and|,| &|, and) (?:is )?open to (?:the )?(?:general )?[\w’'-]+/i,
  /\bfree (?:admission|entry|entrance|attendance|registration|tickets?|of charge)\b/i,
  new RegExp(
    `\\b(?:admission|entry|entrance|costs?|fees?|price|tickets?|attendance|participation|registration)(?: (?:to|for|at) [\\w’' -]{1,40}?)?[\\s:*(–-]{0,4}(?:(?:is|are) )?${FREE_ADVERBS}free\\b(?!-)`,
    'i',
  ),
  /(?<!low[ -]cost and )\b(?:no|without|at no) (?:admission |entry |entrance |registration |cover )?(?:charge|cost|fee)s?\b/i,
  /\bno cover\b(?=\s*(?:[.!;,)]|$))/i,
];

/** Matches 'All classes are free' and 'it’s free', but not 'you are free to go' or 'free of jargon'. */
const IS_FREE = new RegExp(
  `\\b(?:${EVENT_NOUN}|everything|it|this|all)(?: [\\w’'-]+){0,4}?(?: is| are|['’]s) ${FREE_ADVERBS}free\\b(?!-)(?! (?:from|up|time|of (?!charge)|to (?!attend|join|enter|participate|the public|all|every|any)))`,
  'i',
);

const NAME_CLAIMS = [
  ...EXPLICIT_CLAIMS,
  new RegExp(`\\bcomplimentary (?:[\\w-]+ )?${EVENT_NOUN}\\b`, 'i'),
  new RegExp(`\\b${FREE_EVENT_NOUN}`, 'i'),
  /^\W*free (?:[\w'’&-]+,? ){0,3}?(?:help|assistance|meals?|counseling|shots|vaccin(?:es|ations)|check-?ups|haircuts|(?:tax|return) prep(?:aration)?)\b/i,
  /(?:[([–—|:-]\s*|\bfor )free\b\W*$/i,
  /^\W*free\W*$/i,
];

const TEXT_CLAIMS = [
  ...EXPLICIT_CLAIMS,
  IS_FREE,
  /(?:^\W{0,3}|, )free to (?:attend|join|enter|participate|watch|play|view|browse|visit)\b(?! (?:on|with|if|until|before|after|when)\b)/i,
  /^\W{0,3}free (?:meals?|plates?|groceries|food|produce)\b/i,
  // A sentence that starts with 'Free', such as 'Free, first come.'
  /^\W{0,3}free\b(?=\s*(?:[.!;,:|)]|$)|\s+[–—-])/i,
  new RegExp(`^\\W{0,3}(?:an? |this |our )?${FREE_EVENT_NOUN}`, 'i'),
  new RegExp(`\\b(?:is|join us for|this|us to|us for|to join us for) (?:an? |our |this )?(?:[\\w-]+ )?${FREE_EVENT_NOUN}`, 'i'),
  /\bFREE (?:EVENT|Event|event|PROGRAM|Program|program)s?\b/,
];

const FREE_FOR_SOME = new RegExp(
  '\\bfree\\b(?: admission| entry| tickets?| of charge)?,? ?\\(?(?:only )?(?:for|to|with|if|until|under|on)\\b(?! (?:all|everyone|everybody|every|any(?:one|body)|the (?:public|community|whole|entire)|attend|join|enter|participate|(?:watch|play|view|browse|visit)\\b(?! (?:on|with|if|until|before|after|when)\\b)|advance|registration|pre-?registration|rsvp|reservations?|you\\b))' +
    "|\\b(?:children|kids|members?|students?|seniors|residents|veterans|under [\\w-]+|\\d+ and under)(?: [\\w’'-]+){0,3}?(?: get| receive| enjoy| are|:|,| -| –)? (?:(?:in|admitted) )?(?:for )?free\\b(?! and open)",
  'i',
);

const EXCEPTION =
  /n['’]t\b|\bnot\b(?! (?:required|necessary|needed|just|only))|\bexcept(?! (?:for )?holidays)\b|\bwith(?: \w+){0,3} admission\b|\bfirst \w+ (?:is |are )?free\b|\bno (?:extra|additional)\b|\bget one\b|\w+days only\b|\bfee waivers?\b|\bmembers(?:\)|: (?:free|no charge))|\bfor (?:all |our )?members\b|\beveryone (?:\d+|under|over|aged?)\b|\b(?:charge|cost|fee) (?:before|until|till|after|for seniors)\b|\b(?:no charge|no cost|no fee|free) for (?:parking|children|kids|members|under)/i;

const hasPrice = (sentence: string): boolean =>
  (MONEY.test(sentence.replace(EXTRA_PRICES, '')) && !NOT_A_PRICE.test(sentence)) ||
  TICKET_SALE.test(sentence) ||
  (FEE.test(sentence) && !NO_FEE.test(sentence)) ||
  FREE_FOR_MEMBERS.test(sentence);

const MONEY = new RegExp(`\\$\\s?(?!0(?:\\.0+)?(?![\\d.]))\\d|\\b${WRITTEN_AMOUNT}\\b`, 'i');

const EXTRA_PRICES = new RegExp(`\\b${EXTRAS}\\$ ?\\d+(?:\\.\\d\\d)?`, 'gi');

/** Amounts that are donated, won, raised or saved. */
const NOT_A_PRICE =
  /\bdonat|\bcontribut|\boffering\b|\bprizes?\b|\bgift cards?\b|\braised?\b|\braising (?:\w+ ){0,3}\$|\bfundraising goal\b|\bvalued?\b|\bworth\b|\bscholarships?\b|\bgrants?\b|\bincomes?\b|\b(?:households?|families|earn(?:ing|ers?)?|make|making) (?:\w+ ){0,2}(?:under|below|less than|up to) \$/i;

const TICKET_SALE =
  /(?<!free )\btickets? (?:are )?(?:now )?(?:on sale|at the door|required|from|start|cost|may be purchased|can be purchased|available)|\b(?:buy|purchase|get) (?:your )?tickets?\b|\bpaid (?:\w+ )?admission\b|\bclick here for tickets\b/i;

const FEE = /\bfees?\b|\b(?:drink|food|item|purchase)[ -]minimum\b/i;

const NO_FEE =
  /\b(?:no|without|any)(?: \w+){0,2} fees?\b|\bfees?\b[\s:*]{1,4}(?:free|none|no charge|\$?0\b|waived)|\bfees? (?:is|are) waived/i;

const FREE_FOR_MEMBERS =
  /\bfree (?:admission )?(?:only )?(?:for|to|with)\b(?! (?:all|everyone|the (?:public|community)))[^.]{0,30}\b(?:members?|students?|ID|card|residents|pass(?:holders)?|subscribers|membership|purchase)\b/i;
