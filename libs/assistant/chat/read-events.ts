import { addDays, type ChatQuery, type Day, escapeRegExp, type QueryHours, type QuerySpan, weekdayOf } from '#libs/contracts';
import { audienceOf, audienceOfAges, findAskedAges } from './asked-ages';
import { findOrganization, findPlace } from './find-place';
import { PART_OF_TOWN, withEve, withHoliday } from './holiday-words';
import { findNamedHoliday } from './holidays';
import { findAsk } from './lexicon/asks';
import { AUDIENCE_PATTERNS, FREE_PATTERN, REGISTRATION_PATTERN, TRAIT_PATTERNS } from './lexicon/audiences';
import { PRICE_ASKED } from './lexicon/exclusions';
import {
  CANCELLED,
  CANCELLED_LIST,
  FILLER_PHRASES,
  ORDER_PATTERNS,
  PAST_TENSE,
  SERIES_END,
  WHERE_CAN_I,
} from './lexicon/fillers';
import { POINTING_WORD } from './lexicon/follow-ups';
import { HOURS_AT_END, OPENING_AFTER_NAME } from './lexicon/openings';
import { findOwner } from './lexicon/owners';
import { MATINEE_HOURS } from './lexicon/parts-of-day';
import { PAYER_OF_PRICE } from './lexicon/short-questions';
import { restoreNames } from './protect-names';
import { type DatedQuestion, MAX_TEXT_LENGTH, type Reading, type ReadingContext } from './question';
import { readTime } from './question-time';
import { type AgeRange, findAskedAge } from './stated-ages';
import { extractTerms, isPhrase, type Term, wordsOf } from './terms';
import { type TownWords, toPlaceStem } from './town-words';

/** Reads which events a question asks for, or what it asks about them. */
export const readEvents = (question: DatedQuestion, context: ReadingContext): Reading => {
  const { text, masked, names, days, excluded } = question;
  const { filters, ask, isCancelledList, rest } = takeFilters(question.rest, context.townWords);
  const both = joinNames(rest, names, context);
  const { query: ofNames, rest: others } = both ? { query: {}, rest: both } : takeNames(rest, context);
  const { span, ...hours } = days;
  const searched = span ? others.replace(OTHER_WEEKDAYS, ' ') : others;
  const { words: found, isHolidayName, season } = withHoliday(toSearchText(searched, names, context.town), masked, span, context);
  const own = isHolidayName ? (spanBeside(masked, context).span ?? season) : span;
  const ofDay = isHolidayName && own ? found.replace(DAY_OF_MONTH, '').trim() : found;
  const named = isOnlyPartOfTown(ofDay, span, context) ? '' : ofDay;
  const occasion = named === '' ? undefined : findOccasion(text, named, context);
  const matinee = findMatinee(named, context);
  const words = matinee?.words ?? (occasion ? `${named} ${occasion}` : toOpeningAsked(named));
  const [, beside = '', groupName = words] = BESIDE_AGE_GROUP.exec(words) ?? [];
  // Whom one comes with is for whom it is, whatever events are named after them at other times.
  const ageGroup = AGE_GROUPS[groupName];
  const isOfNone = () =>
    span && text.includes(`with ${words}`)
      ? context.events?.areNamedWithin(span, words) === false
      : context.events?.areNamed(words) === false;
  const group = ageGroup && isOfNone() ? ageGroup : undefined;
  const isOnWeekdays = own !== undefined && isWeekdayOfNamed(text, own, words, context);
  const query: ChatQuery = {
    ...readAsk(
      text,
      extractTerms(words, context.town),
      filters,
      occasion === SIGN_UP ? askOfSignUp(text, ask) : ask,
      isCancelledList,
    ),
    ...(isOnWeekdays
      ? { ...hours, weekdays: [weekdayOf(own!.from)] }
      : isOfSeason(text, span, words, filters, context)
        ? hours
        : {
            ...(span && !isHolidayName ? withPast(withEve(days, text, context.today), text, context.today) : hours),
            ...(isHolidayName && own && { span: own }),
          }),
    ...(matinee && { hours: matinee.hours }),
    ...(!span && spanOfOrder(text, filters, context.today)),
    ...(group && { audience: 'children' as const, age: group.from, ageTo: group.to }),
    ...(group ? beside && { words: beside } : words && { words }),
    ...excluded,
    ...ofNames,
  };
  return { query: withOpening(query, question.rest, context), said: restoreNames(rest, names) };
};

/** 'What is on New Year’s Eve downtown': what says then that it is downtown, if anything does, else all that is on. */
const isOnlyPartOfTown = (words: string, span: DatedQuestion['days']['span'], { events }: ReadingContext): boolean =>
  PART_OF_TOWN.test(words) && span?.from === span?.to && span !== undefined && events?.areOn(span.from, words) === false;

/** 'A matinee of the show', where no event is called that: its words and hours. */
const findMatinee = (words: string, { events }: ReadingContext): { words: string; hours: QueryHours } | undefined => {
  const show = words.replace(MATINEE, ' ').replace(/\s+/g, ' ').trim();
  const isMatinee = show !== '' && show !== words && events?.areNamed(words) === false && events.areNamed(show);
  return isMatinee ? { words: show, hours: MATINEE_HOURS } : undefined;
};

/** 'Can I return books or is the library closed': whether it is. */
const toOpeningAsked = (words: string): string => words.split(' or ').find((side) => OPENING_AFTER_NAME.test(side)) ?? words;

/** 'City hall hours': whether it is open. */
const withOpening = (query: ChatQuery, rest: string, { townWords }: ReadingContext): ChatQuery => {
  const { words, asks: _, ...others } = query;
  if (!HOURS_AT_END.test(rest)) return query;
  if (others.place ?? others.organization) return words ? query : { ...others, words: 'open' };
  const name = wordsOf(words ?? '')
    .map(toPlaceStem)
    .join(' ');
  const isPlace = townWords.placePhrases.has(name) || townWords.organizationPhrases.has(name);
  return words && isPlace ? { ...others, words: 'open', place: words } : query;
};

/** 'Christmas carol Sunday shows': what is named is not on the next Sunday, but on later ones. */
const isWeekdayOfNamed = (text: string, { from, to }: QuerySpan, words: string, { events }: ReadingContext): boolean =>
  from === to && BARE_DAY.test(text) && !events?.areOn(from, words) && events?.areOnWeekday(weekdayOf(from), words) === true;

const BARE_DAY =
  /^(?!\W*(?:is|are|will|do|does|any|was|did)\b)(?!.*\b(?:this|next|last|after|before|tomorrow|today|tonight|\d+(?:st|nd|rd|th))\b).*\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;

/** 'The musical this year' is on in spring: what is named is not in the calendar year. */
const isOfSeason = (
  text: string,
  span: DatedQuestion['days']['span'],
  words: string,
  { order }: Filters,
  { events }: ReadingContext,
): boolean =>
  THIS_YEAR.test(text) &&
  !order &&
  words !== '' &&
  span !== undefined &&
  events?.areNamedWithin(span, words) === false &&
  events.areNamed(words);

/** 'Where can we buy a Christmas tree' asks for the sale of them, and 'how do I sign up for baseball' for the registration. */
const findOccasion = (text: string, named: string, { events }: ReadingContext): string | undefined =>
  OCCASIONS.find(([pattern, noun]) => pattern.test(text) && events?.areCalled(`${named} ${noun}`))?.[1];

const askOfSignUp = (text: string, ask: Ask): Ask => (ask === 'cost' && !PRICE_ASKED.test(text) ? 'when' : ask);

const TRADES =
  /\b(?:buy|buying|purchase|purchasing|sell|sells|selling|sold(?! out))\b|\bwhere (?:can|could|do|should) (?:i|we|you|people) get\b/i;

const SIGN_UP = 'registration';

const OCCASIONS: readonly (readonly [RegExp, string])[] = [
  [TRADES, 'sale'],
  [REGISTRATION_PATTERN, SIGN_UP],
];

const THIS_YEAR = /\bthis (?:school )?year\b/i;

/** Where no event is named so. */
const AGE_GROUPS: Readonly<Record<string, AgeRange>> = {
  ...{ baby: { from: 0, to: 1 }, babies: { from: 0, to: 1 }, infants: { from: 0, to: 1 } },
  ...{ toddler: { from: 1, to: 3 }, toddlers: { from: 1, to: 3 }, tots: { from: 1, to: 3 } },
  ...{ preschoolers: { from: 3, to: 5 }, preschooler: { from: 3, to: 5 } },
};

/** 'Story time toddlers' */
const BESIDE_AGE_GROUP = /^(.+) (\w+)$/;

/** 'Christmas carol on the 12th': the day has been read beside the name. */
const DAY_OF_MONTH = /\b\d{1,2}(?:st|nd|rd|th)\b/gi;

/** 'How much is it if I sign up late', but 'how much if we go both nights of the play' names what it is after the condition. */
const CONDITION = /\bif (?:i|we|you)\b(?:(?! (?:of|to|at|for) (?:the|our|this|that)\b).)*/i;

/** Once the days are read, a weekday that is left names nothing. */
const OTHER_WEEKDAYS = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|sat|sun)\b/gi;

const MATINEE = /\bmatin[eé]es?\b/i;

type Filters = Pick<ChatQuery, 'whose' | 'audience' | 'age' | 'ageTo' | 'trait' | 'price' | 'order'>;
type Ask = ChatQuery['asks'];

/** Takes the words of each filter out of the text before the next one is looked for. */
const takeFilters = (
  text: string,
  townWords: TownWords,
): { filters: Filters; ask: Ask; isCancelledList: boolean; rest: string } => {
  let rest = text;
  const take = <Value>(found: readonly [Value, RegExp] | undefined, isEvery = false): Value | undefined => {
    if (found) rest = rest.replace(isEvery ? new RegExp(found[1].source, 'gi') : found[1], ' ');
    return found?.[0];
  };
  const takeFirst = <Value>(patterns: readonly (readonly [Value, RegExp])[]) =>
    take(patterns.find(([, pattern]) => pattern.test(rest)));
  const [isCancelledList, asked, owner] = [CANCELLED_LIST.test(text), findAsk(text), findOwner(text)];
  const whose = owner?.[0] === 'district' ? undefined : take(owner);
  const range = findAskedAges(rest);
  const ofAges = range && audienceOfAges(range.ages);
  if (ofAges) rest = rest.replace(range.phrase, ' ');
  const [ofWords] = AUDIENCE_PATTERNS.flatMap((one) =>
    one[1].test(rest) && !isInName(one[1], rest, townWords) ? [take(one)] : [],
  );
  const audience = ofAges ?? ofWords;
  const age = ofAges ? range.ages.from : audience && findAskedAge(text);
  const ageTo = ofAges && range.ages.to > range.ages.from ? range.ages.to : undefined;
  const trait = takeFirst(TRAIT_PATTERNS);
  const price = FREE_PATTERN.test(rest) ? take(['free', FREE_PATTERN] as const, true) : undefined;
  if (isCancelledList) rest = rest.replace(CANCELLED, ' ');
  if (asked?.[0] === 'cost') rest = rest.replace(PAYER_OF_PRICE, ' ');
  const ask = take(asked, asked?.[0] === 'cost' || asked?.[0] === 'state');
  const order =
    takeFirst(ORDER_PATTERNS.filter(([one]) => one !== 'first' || !isPartOfName(rest, townWords))) ??
    (SERIES_END.test(text) ? 'last' : undefined);
  const filters = {
    ...audienceOf({ audience, age, ageTo }),
    ...(trait && { trait }),
    ...(price && { price }),
    ...(whose && { whose }),
  };
  return {
    filters: { ...filters, ...(order && { order }) },
    ask,
    isCancelledList,
    rest: rest.replace(FILLER_PHRASES, ' ').replace(ask === 'cost' ? CONDITION : '', ' '),
  };
};

/** The family of 'Holy Family': of a place or an organization. */
const isInName = (pattern: RegExp, text: string, { placePhrases, organizationPhrases }: TownWords): boolean => {
  const match = pattern.exec(text);
  const word = match && /^\w+$/.test(match[0]) ? match[0] : null;
  const before = word && /(\w+) $/.exec(text.slice(0, match!.index))?.[1];
  const stems = before && wordsOf(`${before} ${word}`).map(toPlaceStem).join(' ');
  return Boolean(stems && (placePhrases.has(stems) || organizationPhrases.has(stems)));
};

/** 'First Lutheran': of a place or an organization. */
const isPartOfName = (text: string, { placePhrases, organizationPhrases }: TownWords): boolean =>
  [...text.matchAll(/\bfirst (\w+)/gi)].some(([phrase]) => {
    const stems = wordsOf(phrase).map(toPlaceStem).join(' ');
    return placePhrases.has(stems) || organizationPhrases.has(stems);
  });

const takeNames = (text: string, { town, townWords }: ReadingContext) => {
  const named = /\bdistrict \d/i.test(text) ? null : findPlace(text, townWords);
  const place = named && isOfTown(named.phrase, town) ? null : named;
  const publisher = findOrganization(place?.rest ?? text, townWords);
  const organization = publisher && isOfTown(publisher.phrase, town) ? null : publisher;
  const query: Pick<ChatQuery, 'place' | 'organization'> = {
    ...(place && { place: place.phrase.slice(0, MAX_TEXT_LENGTH) }),
    ...(organization && { organization: organization.phrase.slice(0, MAX_TEXT_LENGTH) }),
  };
  return { query, rest: organization?.rest ?? place?.rest ?? text };
};

/** 'The library and the senior center', 'school board and council meetings': either of two that have their own events. */
const joinNames = (text: string, names: readonly string[], { town, events }: ReadingContext): string | null => {
  const parts = text.split(/ (?:and|&) (?:the |at |at the |of the )?/i);
  if (parts.length !== 2 || !events) return null;
  const [first, second] = parts.map((part) => extractTerms(restoreNames(part, names), town));
  const isNamed = (terms: readonly Term[]) =>
    terms.some(({ isSlight }) => !isSlight) && events.areNamed(terms.map(({ word }) => word).join(' '));
  const areApart =
    isNamed(first!) && isNamed(second!) && !events.areNamed([...first!, ...second!].map(({ word }) => word).join(' '));
  return areApart ? parts.join(' or ') : null;
};

/** The last one that was, or of this year. */
const spanOfOrder = (text: string, { order }: Filters, today: Day): Pick<ChatQuery, 'span'> => {
  if (order !== 'last') return {};
  if (OF_YEAR.test(text)) return { span: { from: today, to: `${today.slice(0, 4)}-12-31` } };
  return PAST_TENSE.test(text) ? { span: { from: addDays(today, -PAST_DAYS), to: addDays(today, -1) } } : {};
};

const PAST_DAYS = 366;
const OF_YEAR = /\b(?:of the|this) year\b/i;

/** What is asked, with the filters: the way of asking adds one, or is meant by one. */
const readAsk = (text: string, terms: readonly Term[], filters: Filters, ask: Ask, isCancelledList: boolean): ChatQuery => {
  const isOfNone = terms.length === 0 && !POINTING_WORD.test(text);
  if (isCancelledList || (ask === 'state' && isOfNone && CANCELLED.test(text)))
    return { ...(ask && ask !== 'state' && { asks: ask }), ...filters, state: 'cancelled' };
  if (ask === 'cost' && isOfNone && REGISTRATION_PATTERN.test(text)) return { ...filters, trait: 'registration' };
  const isOfOne = terms.some(({ isSlight }) => !isSlight);
  const { audience, age: _, ageTo: __, ...anybody } = filters;
  if (audience && isOfOne && SUITS.test(text)) return { asks: 'about', ...anybody };
  if (isOfOne && !ask && BRINGS.test(text)) return { asks: 'about', ...anybody };
  const { price, ...others } = filters;
  if (price && isOfOne && ABOUT_ONE.test(text)) return { asks: 'cost', ...others };
  return { ...(ask && !(ask === 'where' && WHERE_CAN_I.test(text)) && { asks: ask }), ...filters };
};

/** 'Is the movie ok for a nine year old' is asked of one event. */
const SUITS =
  /^\W*(?:is|are|would|will)\b(?! (?:there|any)).*\b(?:ok(?:ay)?|good|suitable|appropriate|right|open|fine|safe|fun)\b.{0,12}\bfor\b|^\W*(?:can|may|could) (?:i|we) (?:bring|take) (?:my|the|our|an?)\b|^\W*(?:can|may|could|are)\b.*\b(?:come|go|attend|join|enter|allowed|welcome|participate)\b|\b(?:is|would) (?:it|this|that) (?:be )?(?:ok(?:ay)?|good|suitable|appropriate|right|fine|safe|fun) for\b|\b(?:can|may) (?:(?:my|our) )?(?:kids?|children|teens?|teenagers?|toddlers?|son|daughter|(?:an? )?\d{1,2} ?-?(?:year|yr)s?[- ]olds?) (?:go|come|attend|get in)\W*$|^\W*(?:can|may|could) (?:my|our|an?) (?!.*\b(?:anywhere|somewhere|find|get)\b).*\b(?:audition|try out|play|sing|run|skate|ride|drive|volunteer|donate|give|enroll|take part|do|use|see|watch)\b/i;

/** 'Can I take my dog on the 5K' */
const BRINGS = /^\W*(?:can|may|could) (?:i|we) (?:bring|take) (?:my|our|an?|the) [a-z]+ (?:to|on|along (?:to|on)) the\b/i;

/** 'Is the concert free', but not 'is there a free concert'. */
const ABOUT_ONE =
  /^(?:is|are)\b(?! (?:there|any))|\bfree\W*\?\W*$|\b(?:get|gets|getting|let|lets) (?:(?:us|me|you|them|my kids|kids|the kids) )?in (?:for )?free\b/i;

/** 'In' the town is everything. */
const isOfTown = (phrase: string, town: string): boolean => {
  const ofTown = new Set(wordsOf(town));
  return wordsOf(phrase).every((word) => ofTown.has(word));
};

/** 'Did I miss it this month' is asked of the whole month. */
const withPast = (days: DatedQuestion['days'], text: string, today: Day): DatedQuestion['days'] => {
  const { span } = days;
  if (!span || !MISSED.test(text) || span.from !== today || span.to === today) return days;
  const isMonth = addDays(span.to, 1).endsWith('-01');
  return { ...days, span: { from: isMonth ? `${today.slice(0, 7)}-01` : addDays(span.to, -6), to: span.to } };
};

const MISSED = /\b(?:did|have) (?:i|we) miss(?:ed)?\b|\b(?:was|were) there\b|\balready (?:happen|over|pass)/i;

/** 'Christmas Carol Sunday': the day beside a holiday that names an event. */
const spanBeside = (text: string, context: ReadingContext): Pick<ChatQuery, 'span'> => {
  const holiday = findNamedHoliday(text, context.today);
  const { span } = readTime(holiday ? text.replace(new RegExp(escapeRegExp(holiday.name), 'i'), ' ') : text, context);
  return span ? { span } : {};
};

/** The search words as they were typed: names whole, of other words those that are searched for. */
const toSearchText = (masked: string, names: readonly string[], town: string): string =>
  (masked.match(/[\uE100-\uF8FF]|(?<![\w&])[a-z] ?& ?[a-z](?![\w&])|[\p{L}\p{N}][\p{L}\p{N}'’.-]*/giu) ?? [])
    .map((token) => restoreNames(token, names))
    .filter(
      (token, nth, all) =>
        names.includes(token) ||
        token.toLowerCase() === 'or' ||
        extractTerms(token, town).length > 0 ||
        (/^\d+$/.test(token) && extractTerms(all[nth - 1] ?? '', town).length > 0) ||
        isPhrase(token.toLowerCase(), (all[nth + 1] ?? '').toLowerCase()) ||
        isPhrase((all[nth - 1] ?? '').toLowerCase(), token.toLowerCase()),
    )
    .join(' ')
    .toLowerCase()
    .replace(/^(?:or )+|(?: or)+$|^or$/g, '')
    .replace(/\bor or\b/g, 'or')
    .slice(0, MAX_TEXT_LENGTH)
    .trim();
