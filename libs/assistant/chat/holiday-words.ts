import { addDays, type ChatQuery, type Day, escapeRegExp, type QuerySpan, weekdayOf } from '#libs/contracts';
import { findNamedHoliday } from './holidays';
import { OPENING } from './lexicon/openings';
import type { DatedQuestion, ReadingContext } from './question';
import { extractTerms, wordsOf } from './terms';

/** 'Thanksgiving service', 'anything for Easter': a holiday that events are named after, whatever their day. */
export const withHoliday = (
  words: string,
  text: string,
  span: ChatQuery['span'],
  { today, town, events }: ReadingContext,
): { words: string; isHolidayName: boolean; season?: QuerySpan } => {
  const holiday = findNamedHoliday(text, today);
  const isSearched = holiday !== null && !OPENING.test(words) && extractTerms(holiday.name, town).length > 0;
  if (!isSearched) return { words, isHolidayName: false };
  const named = { words: joinInOrder(holiday.name, words, text), isHolidayName: true };
  if (EVE.test(holiday.name) && PART_OF_TOWN.test(words)) return { words, isHolidayName: false };
  const isNameOfEvents = events?.areNamed(named.words) ?? true;
  const isOn = events?.areOn(holiday.day, words);
  // 'Matinees of Christmas Carol'
  const isInTitle = () => words.split(' ').some((word) => events?.areInTitle(`${holiday.name} ${word}`));
  if (isBefore(holiday.name, words, text) && !isOn && (isNameOfEvents || isInTitle())) return named;
  if (EVE.test(holiday.name) && isOn) return { words, isHolidayName: false };
  // A 'Christmas concert' is one of the weeks before.
  const season = !isOn && isBefore(holiday.name, words, text) && seasonBefore(holiday.day, today);
  const isOfSeason = (weeks: QuerySpan) =>
    HAS_SEASON.test(holiday.name)
      ? !OF_NO_WEEKS_BEFORE.test(words)
      : /^thanksgiving$/i.test(holiday.name) && (OTHER_SPAN.test(text) || events?.areNamedWithin(weeks, words) === true);
  if (season && isOfSeason(season)) return { words, isHolidayName: true, season };
  const isOfDay = span?.from === holiday.day && span.to === holiday.day;
  // Of 'mother’s day' only 'mother' would be searched for.
  const isNameOfDay = () => /day$/i.test(holiday.name) && events?.areInTitle(holiday.name) !== true;
  const isAlone = words === '' && wordsOf(text).join(' ') === wordsOf(holiday.name).join(' ') && !isNameOfDay();
  const isEmptyDay = isOfDay && !isOnDay(holiday.name, text) && events?.areOn(holiday.day, words || undefined) === false;
  const isFor = words !== '' && isForHoliday(holiday.name, text);
  const isForDays = LASTS_FOR_DAYS.test(holiday.name) && !isOnDay(holiday.name, text);
  // What else is on its first day is no answer to who keeps it.
  if (isForDays && words === '' && !isNameOfEvents) return { words: holiday.name, isHolidayName: true };
  const canBeName =
    isAlone || isEmptyDay || isForDays || isFor || isBefore(holiday.name, words, text) || isTheme(holiday.name, text);
  return canBeName && isNameOfEvents ? named : { words, isHolidayName: false };
};

const seasonBefore = (day: Day, today: Day): QuerySpan => {
  const from = addDays(day, -DAYS_OF_SEASON);
  return { from: from > today ? from : today, to: day };
};

/** For weeks before them something is on that is named after them. Thanksgiving has fewer: what is on that day is nearer. 'Christmas Day' is that day. */
const HAS_SEASON = /^(?:christmas|xmas|c?han+uk+ah?|kwanzaa|easter|halloween)$/i;

/** Trees are picked up after it, and dinner is on its day. */
const OF_NO_WEEKS_BEFORE =
  /\b(?:dinner|lunch|brunch|meal|feast|pick-? ?ups?|recycling|disposal|collection|drop-? ?offs?|returns?|clean-? ?up)\b/i;

/** Days that are asked about beside the holiday, whose name is then none. */
const OTHER_SPAN = /\b(?:this|next) (?:week|weekend|month)\b/i;

/** More than a month, so that other things of a season are not listed as those of a day or month are. */
const DAYS_OF_SEASON = 32;

/** 'Matinees of Christmas Carol': the name stays before the words that follow it. */
const joinInOrder = (name: string, words: string, text: string): string => {
  const typed = text.toLowerCase();
  const at = typed.indexOf(name.toLowerCase());
  const all = words.split(' ').filter(Boolean);
  const leading = all.filter((word) => typed.includes(word) && typed.indexOf(word) < at);
  return [...leading, name, ...all.filter((word) => !leading.includes(word))].join(' ');
};

/** 'For New Year's' begins on the eve, and of a Sunday on the Friday before. */
export const withEve = (days: DatedQuestion['days'], text: string, today: Day): DatedQuestion['days'] => {
  const holiday = days.span && findNamedHoliday(text, today);
  const isEveMeant = holiday && days.span!.from === holiday.day && (isTheme(holiday.name, text) || isNewYear(holiday.name, text));
  if (!isEveMeant || DAY_OF_SHOPPING.test(holiday.name)) return days;
  const daysBefore = weekdayOf(holiday.day) === 0 ? 2 : 1;
  return { ...days, span: { from: addDays(holiday.day, -daysBefore), to: days.span!.to } };
};

const DAY_OF_SHOPPING = /^(?:black|small|cyber|giving)\b/i;

/** Of these the day that is known is the first one. */
const LASTS_FOR_DAYS =
  /^(?:c?han+uk+ah?|passover|purim|rosh hashanah?|ramadan|eid(?: al[- ]fitr)?|diwali|(?:lunar|chinese) new year)$/i;

const isOnDay = (holiday: string, text: string): boolean => new RegExp(`\\bon (?:the )?${escapeRegExp(holiday)}`, 'i').test(text);

/** The party is on the eve. */
const isNewYear = (holiday: string, text: string): boolean => /^new year/i.test(holiday) && !/\b(?:day|eve)\b/i.test(text);

const isBefore = (holiday: string, words: string, text: string): boolean =>
  words !== '' &&
  new RegExp(
    `(?<!\\b(?:on|for|this|at|before|after|until|around|by|day|week|weekend) )(?<![\\w])${escapeRegExp(holiday)} (?:the )?(?:${words.split(' ').map(escapeRegExp).join('|')})(?!\\w)`,
    'i',
  ).test(text);

/** 'New Year’s Eve downtown' names no event. */
export const PART_OF_TOWN = /^(?:downtown|uptown|midtown)$/i;

/** 'Anything for Easter', 'Christmas stuff'. An eve is no theme but a day. */
export const isTheme = (holiday: string, text: string): boolean =>
  !EVE.test(holiday) &&
  ((FOR_HOLIDAY.test(text) && isForHoliday(holiday, text)) ||
    new RegExp(
      `\\b${escapeRegExp(holiday)} (?:stuff|things?|one|deal|events?|activit(?:y|ies)|happenings|celebrations?|festivities|fun|programs?|shows?|performances?|doings)\\b`,
      'i',
    ).test(text));

const EVE = /\beve$/i;

const isForHoliday = (holiday: string, text: string): boolean =>
  new RegExp(`\\bfor (?:the )?${escapeRegExp(holiday)}(?! (?:day|week|weekend|eve|morning|night)\\b)`, 'i').test(text);

const FOR_HOLIDAY = /\b(?:any|anything|something|stuff|things?|events?|activit(?:y|ies)|crafts?|what)\b.*\bfor\b/i;
