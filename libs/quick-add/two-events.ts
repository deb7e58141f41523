import {
  addDays,
  type Day,
  type DraftPart,
  daysBetween,
  type EventDraft,
  escapeRegExp,
  findAllMatches,
  weekdayOf,
} from '#libs/contracts';
import { DAYS_PER_WEEK, MONTH, nextWeekday } from '#libs/when';
import { AT_HOUR_OF_LIGHT } from './ask-leftovers';
import type { Cover } from './build-covers';
import type { Span } from './candidates';
import { askWhichEvent, type ParsedLine, shiftParts, toOther, withJoint } from './event-choices';
import { findNumberedStreets } from './find-streets';
import { findListedEvents, findPairedEvents, findSchedule, isOwnEvent } from './listed-events';
import { WHICH_HALF } from './read-cover';
import { parseListedDays, parseStay } from './runs-of-days';
import { endsSentence, findSentenceEnd } from './sentence-end';

/** 'choir Monday, movie Friday', 'open house 4/25 1-3 and 4/26 5-7': the draft is the first event, `other` the second one. */
export const parseTwoEvents = (
  text: string,
  { cover, draft: whole, asides }: ParsedLine,
  today: Day,
  parse: (text: string) => ParsedLine,
): EventDraft | null => {
  if ([cover.days, cover.hours, cover.place].some((found) => found?.reading.isCorrection)) return null;
  const listed =
    parseStay(text, whole, today, parse) ??
    parseListedDays(text, whole, today, parse) ??
    parseSchedule(text, whole, today, parse) ??
    (cover.endHour ? null : parseListedEvents(text, whole, today, parse)) ??
    parsePairedEvents(text, whole, today, parse) ??
    parsePartOfSpan(text, { cover, draft: whole, asides }, today, parse) ??
    parseSentences(text, { cover, draft: whole, asides }, today, parse);
  if (listed) return listed;
  if (text.length > MAX_LENGTH || SEVERAL_CLAUSES.test(withoutLaterSentences(text, cover))) return null;
  const streets = findNumberedStreets(
    text,
    [cover.days, cover.repeat].filter((when) => when !== null),
  );
  const isStreet = (days: Cover['days'], offset: number) =>
    days !== null && streets.some(({ from, to }) => days.from + offset < to && from < days.to + offset);
  const splits = findSplits(text, cover, streets).toSorted((a, b) => Number(isStrong(b)) - Number(isStrong(a)));
  for (const { left, joint } of splits.slice(0, MAX_SPLITS)) {
    if (isWithinHours(cover, left.length)) continue;
    const right = text.slice(left.length + joint.length);
    const isBySpace = joint.trim() === '';
    if (isBySpace && IS_MOVED.test(right)) continue;
    const a = parse(left);
    // 'Dec 7, 8am-3pm, family night Thursday': the hour is that of the day before it.
    if (!mayBeFirst(a, isBySpace) || (a.cover.hours === null && BEGINS_WITH_HOUR.test(right))) continue;
    const b = parse(right);
    if (!mayBeSecond(b, a) || (isBySpace && !isSplitBySpace(a, b))) continue;
    if (a.cover.hours === null && b.draft.parts[0]?.kind === 'Time') continue;
    // Apart from the day of the line, 'between 2nd and 3rd' may look like days.
    if (isStreet(a.cover.days, 0) || isStreet(b.cover.days, left.length + joint.length)) continue;
    if (
      isAside(a, 0, asides) ||
      isAside(b, left.length + joint.length, asides) ||
      isWithin(b, a) ||
      isHourOfFirst(right, a, b) ||
      IS_OF_TWO_SENTENCES.test(b.draft.name) ||
      isOfTwoSentences(right, b)
    )
      continue;
    const pair = withLaterWeekday(toPair(a, b, joint), a, b);
    if (!pair || isSame(...pair) || isOneSeries(a, b) || isHalfOfName(pair, a, joint)) continue;
    const [first, second] = [withSharedPlace(pair, b, right), withWholeName(pair)];
    const offset = left.length + joint.length;
    const parts = [...a.draft.parts, ...shiftParts(b.draft.parts, offset)];
    return {
      ...whole,
      ...toOther(first),
      description: [first.description, second.description].filter(Boolean).join(', '),
      parts: withJoint(parts, left.length, offset),
      questions: [askWhichEvent([first, second], today), ...a.draft.questions],
      other: toOther(second),
    };
  }
  return null;
};

/** 'departing 9:15 AM and arriving 10:40 AM', 'closed from 10 p.m. Sunday, Nov. 29 to 5 a.m. Monday, Nov. 30' */
const isWithinHours = ({ hours, endHour, parts }: Cover, at: number): boolean =>
  hours !== null &&
  endHour !== null &&
  hours.from < at &&
  (at <= endHour.hour.from || parts.some(({ kind, from, to }) => kind === 'Date' && from > endHour.hour.from && at <= to));

/** 'rehearsal Thursday, concert Friday', said on a Friday, and 'leave Fri 4/16, home Sun': the second weekday is the one behind the first. */
const withLaterWeekday = (
  pair: [EventDraft, EventDraft] | null,
  a: ParsedLine,
  b: ParsedLine,
): [EventDraft, EventDraft] | null => {
  const [first, second] = pair ?? [];
  const isWayHome =
    first?.date &&
    second?.date &&
    second.date < first.date &&
    b.cover.days?.reading.kind === 'weekday' &&
    WAY_HOME.test(second.name);
  if (isWayHome) return [first, { ...second, date: nextWeekday(first.date!, weekdayOf(second.date!), true) }];
  // 'Funeral Saturday, Dec 5. Viewing is Friday'
  const isDayBefore = first?.date && second?.date && b.cover.days?.reading.kind === 'weekday' && COMES_BEFORE.test(second.name);
  if (isDayBefore && !b.cover.days!.reading.isNear && daysBetween(second.date!, first.date!) > DAYS_PER_WEEK)
    return [first, { ...second, date: addDays(nextWeekday(first.date!, weekdayOf(second.date!), false), -DAYS_PER_WEEK) }];
  const areWeekdays = [a, b].every(
    ({ cover: { days, repeat } }) =>
      (days?.reading.kind === 'weekday' || days?.reading.isOfWeekdays) && !days.reading.isNear && !repeat,
  );
  if (!first?.date || !second?.date || second.date >= first.date || b.cover.repeat || b.cover.days?.reading.isNear) return pair;
  const ofWeekday = b.cover.days?.reading.kind === 'weekday' || b.cover.days?.reading.isOfWeekdays === true;
  // 'preview of the sale Thu Dec 3; public sale Fri-Sat'
  if (!areWeekdays && ofWeekday && haveSameWord(first, second) && !COMES_BEFORE.test(second.name)) {
    const date = nextWeekday(first.date, weekdayOf(second.date), true);
    return [first, { ...second, date, endDate: second.endDate && addDays(date, daysBetween(second.date, second.endDate)) }];
  }
  if (!areWeekdays) return pair;
  if (COMES_BEFORE.test(second.name)) return pair;
  const endDate = second.endDate && addDays(second.endDate, DAYS_PER_WEEK);
  return [first, { ...second, date: addDays(second.date, DAYS_PER_WEEK), endDate }];
};

const haveSameWord = (a: EventDraft, b: EventDraft): boolean => {
  const words: string[] = a.name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return (b.name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.includes(word));
};

/** 'Funeral Monday. Visitation Sunday': the day before. */
const COMES_BEFORE = /^(?:study|review|visitation|viewing|wake|calling hours|rosary|vigil|rehearsal|set[ -]?up)\b/i;

const WAY_HOME = /(?:^|: )(?:home|arrive home|pick ?up|check ?out)\b/i;

/** '5th Sunday sing & covered dish, Nov 29, 6pm': one name with two words for one day. */
const isHalfOfName = (
  [first, second]: readonly [EventDraft, EventDraft],
  { cover: { hours } }: ParsedLine,
  joint: string,
): boolean => first.date === second.date && hours === null && second.startTime !== null && /&|and/.test(joint);

/** 'Lights on Dec 4 at dusk! Mariachi at 6 pm' */
const hasHours = ({ cover: { hours } }: ParsedLine, words: string): boolean => hours !== null || AT_HOUR_OF_LIGHT.test(words);

/** 'December 2 through December 16. Soup supper at 6': its day and its name, or its hour, stand in different sentences. */
const isOfTwoSentences = (text: string, { cover: { days, hours }, draft: { parts } }: ParsedLine): boolean => {
  const spans = [days, hours, parts.find(({ kind }) => kind === 'Name')].filter((one) => one != null);
  return spans.some((one) => spans.some((other) => one.to <= other.from && endsSentence(text, one.to, other.from)));
};

/** Both have the day of the words before them. */
const parseListedEvents = (
  text: string,
  whole: EventDraft,
  today: Day,
  parse: (text: string) => ParsedLine,
): EventDraft | null => {
  const listed = findListedEvents(text);
  if (!listed) return null;
  const read = ({ from, to }: Span) => parse(text.slice(from, to));
  const [head, second] = [read(listed.head), read(listed.second)];
  const item = listed.first && read(listed.first);
  const events = item ? [item, second] : [second];
  if (!hasDay(head) || hasHours(head, text.slice(0, listed.head.to)) === (item !== null) || !events.every(isEventOfDay))
    return null;
  if (!item && head.cover.hours && isDuringFirst(head.draft, second.draft)) return null;
  const withHead = ({ draft }: ParsedLine): EventDraft => ({
    ...head.draft,
    ...{ startTime: draft.startTime, endTime: draft.endTime },
    name: head.draft.name === '' ? draft.name : `${head.draft.name}: ${draft.name}`,
  });
  const [a, b] = item ? [withHead(item), withHead(second)] : [head.draft, { ...second.draft, ...dayOf(head.draft) }];
  const offsetOf = ({ draft }: ParsedLine, { from: offset }: Span): DraftPart[] => shiftParts(draft.parts, offset);
  return {
    ...whole,
    ...toOther(a),
    description: [a.description, item ? '' : b.description].filter(Boolean).join(', '),
    parts: withJoint(
      [...head.draft.parts, ...(item ? offsetOf(item, listed.first!) : []), ...offsetOf(second, listed.second)],
      (listed.first ?? listed.head).to,
      listed.second.from,
    ),
    questions: [askWhichEvent([a, b], today), ...head.draft.questions],
    other: toOther(b),
  };
};

/** 'Sunday: 9:45 Sunday School, 11:00 Worship, 5 pm choir': each may be meant, and the day of all is said before them. */
const parseSchedule = (text: string, whole: EventDraft, today: Day, parse: (text: string) => ParsedLine): EventDraft | null => {
  const schedule = findSchedule(text);
  if (!schedule) return null;
  const read = ({ from, to }: Span) => parse(text.slice(from, to));
  const head = read(schedule.head);
  if (head.draft.date === null || head.cover.hours !== null) return null;
  const items = schedule.items.map(read);
  // 'Sat Dec 5: 7:00 Sunday Gospel': an item with a day of its own is no event of that day.
  if (items.some(({ draft }) => draft.parts.some(({ kind }) => kind === 'Date' || kind === 'Repeats'))) return null;
  const inOrder = toAscending(items);
  if (inOrder.some(({ draft }) => draft.startTime === null || draft.name === '')) return null;
  const events = inOrder.map(({ draft }) => ({
    ...head.draft,
    ...{ startTime: draft.startTime, endTime: draft.endTime, location: draft.location ?? head.draft.location },
    name: head.draft.name === '' ? draft.name : `${head.draft.name}: ${draft.name}`,
  }));
  const [first, second] = events as [EventDraft, EventDraft];
  const ofItems = inOrder.flatMap(({ draft }, at) => shiftParts(draft.parts, schedule.items[at]!.from));
  return {
    ...whole,
    ...toOther(first),
    description: schedule.items
      .slice(1)
      .map(({ from, to }) => text.slice(from, to))
      .join(', '),
    parts: schedule.items
      .slice(1)
      .reduce((parts, { from }, at) => withJoint(parts, schedule.items[at]!.to, from), [...head.draft.parts, ...ofItems]),
    // Without a name of its own, the head may seem to be no day.
    questions: [
      askWhichEvent(events, today),
      ...head.draft.questions.filter(({ choices }) => !choices.some(({ sets }) => sets.date === null)),
    ],
    other: toOther(second),
  };
};

/** Of an hour without am or pm, the half that is before the later ones, or else behind the earlier ones. */
const toAscending = (items: readonly ParsedLine[]): ParsedLine[] => {
  const before: ParsedLine[] = [];
  for (const item of items.toReversed()) before.unshift(before[0] ? beforeLater(item, before[0]) : item);
  const inOrder: ParsedLine[] = [];
  for (const item of before) inOrder.push(inOrder.length > 0 ? behindEarlier(item, inOrder.at(-1)!) : item);
  return inOrder;
};

/** '4:00 service, 7:00 carols, 11:00 candlelight' */
const behindEarlier = (line: ParsedLine, { draft: { startTime: earlier } }: ParsedLine): ParsedLine => {
  const { hours } = line.cover;
  const { startTime } = line.draft;
  if (!startTime || !earlier || startTime >= earlier || startTime >= '12:00' || !hours || hours.reading.start.isSure) return line;
  return { ...line, draft: { ...line.draft, startTime: `${Number(startTime.slice(0, 2)) + 12}${startTime.slice(2)}` } };
};

/** Each is read with the day of both. */
const parsePairedEvents = (
  text: string,
  whole: EventDraft,
  today: Day,
  parse: (text: string) => ParsedLine,
): EventDraft | null => {
  const pair = findPairedEvents(text);
  if (!pair) return null;
  const day = text.slice(pair.day.from, pair.day.to);
  const read = ({ from, to }: Span) => parse(`${text.slice(from, to)} ${day}`);
  const b = read(pair.second);
  const a = beforeLater(read(pair.first), b);
  const areEvents = [a, b].every(
    (one) => hasDay(one) && one.cover.hours !== null && one.draft.startTime !== null && /\p{L}[\p{L}\d]/u.test(one.draft.name),
  );
  if (!areEvents || isSame(a.draft, b.draft)) return null;
  const partsOf = ({ draft }: ParsedLine, { from: offset, to }: Span): DraftPart[] =>
    draft.parts
      .filter(({ from }) => from < to - offset)
      .map(({ from, to: end, kind }) => ({ from: from + offset, to: Math.min(end + offset, to), kind }));
  const parts: DraftPart[] = [
    ...partsOf(a, pair.first),
    ...partsOf(b, pair.second),
    { from: pair.day.from, to: pair.day.to, kind: 'Date' as const },
  ].sort((one, other) => one.from - other.from);
  return {
    ...whole,
    ...toOther(a.draft),
    description: [a.draft.description, b.draft.description].filter(Boolean).join(', '),
    parts: withJoint(parts, pair.first.to, pair.second.from),
    // Beside another hour, a number is one.
    questions: [
      askWhichEvent([a.draft, b.draft], today),
      ...a.draft.questions.filter(({ choices }) => !choices.some(({ sets }) => sets.startTime === null)),
    ],
    other: toOther(b.draft),
  };
};

/** 'trash 7 recycling 8': of two halves of the day, the one before the later event. */
const beforeLater = (line: ParsedLine, { draft: { startTime: later } }: ParsedLine): ParsedLine => {
  const { startTime, questions } = line.draft;
  if (startTime === null || later === null || startTime < later) return line;
  const half = questions
    .find(({ question }) => question === WHICH_HALF)
    ?.choices.find(({ sets }) => sets.startTime && sets.startTime < later);
  return half ? { ...line, draft: { ...line.draft, ...half.sets } } : line;
};

/** 'Book Fair Dec 7-11! Family night is Thursday 5-7': the hours of another sentence are those of one of several days. */
const parsePartOfSpan = (
  text: string,
  { cover: { days, hours, repeat }, draft: whole }: ParsedLine,
  today: Day,
  parse: (text: string) => ParsedLine,
): EventDraft | null => {
  const [span] = days?.reading.spans ?? [];
  if (!days || !hours || !span || repeat || span.from === span.to || hours.from < days.to) return null;
  const joint = LAST_SENTENCE_END.exec(text.slice(days.to, hours.from));
  if (!joint) return null;
  const [left, offset] = [days.to + joint.index + 1, days.to + joint.index + joint[0].length];
  const [a, b] = [parse(text.slice(0, left)), parse(text.slice(offset))];
  const weekday = b.cover.days?.reading.kind === 'weekday' ? b.cover.days.reading.spans[0] : undefined;
  if (!weekday || !b.cover.hours || a.cover.hours || !isName(a.draft.name) || !isName(b.draft.name)) return null;
  const date = nextWeekday(span.from, weekdayOf(weekday.from), true);
  if (date > span.to) return null;
  const place = b.draft.location === null ? a.draft : b.draft;
  const second = { ...b.draft, date, endDate: null, location: place.location, address: place.address };
  const parts = shiftParts(b.draft.parts, offset);
  return {
    ...whole,
    ...toOther(a.draft),
    description: [a.draft.description, b.draft.description].filter(Boolean).join(', '),
    parts: withJoint([...a.draft.parts, ...parts], left, offset),
    questions: [askWhichEvent([a.draft, second], today), ...a.draft.questions],
    other: toOther(second),
  };
};

/** 'Funeral Monday, 10:30 am, St. Anne Church. Visitation Sunday 2 to 5 pm': each sentence has a name, a day and an hour of its own. */
const parseSentences = (
  text: string,
  { draft: whole, asides }: ParsedLine,
  today: Day,
  parse: (text: string) => ParsedLine,
): EventDraft | null => {
  const end = text.length > MAX_LENGTH_OF_SENTENCES ? null : SENTENCE_WITH_DAY.exec(text);
  if (!end || !HAS_CLOCK.test(text.slice(0, end.index))) return null;
  const offset = end.index + end[0].length;
  if (IS_REQUEST.test(text.slice(offset))) return null;
  const b = parse(text.slice(offset));
  if (isAside(b, offset, asides) || !hasOwnHour(b) || !(isOwnEvent(b.draft.name) || IS_PREPARATION.test(b.draft.name)))
    return null;
  const a = parse(text.slice(0, end.index + 1));
  if (!hasOwnHour(a) || isWithin(b, a) || isSame(a.draft, b.draft) || isOneSeries(a, b)) return null;
  const [first, second] = withLaterWeekday([a.draft, b.draft], a, b)!;
  const parts = shiftParts(b.draft.parts, offset);
  return {
    ...whole,
    ...toOther(first),
    description: [first.description, second.description].filter(Boolean).join(', '),
    parts: withJoint([...a.draft.parts, ...parts], end.index, offset),
    questions: [askWhichEvent([first, second], today), ...a.draft.questions],
    other: toOther(second),
  };
};

const MAX_LENGTH_OF_SENTENCES = 240;
const HAS_CLOCK = /\d ?[ap]\.?m\b|\d:\d\d|\bnoon\b|\d ?(?:-|–|to) ?\d/i;
/** The end of a sentence, if a weekday or a month and an hour stand in the next one. */
const SENTENCE_WITH_DAY =
  /(?<=[\p{L}\d)]{2}|\d)(?<!\b(?:Dr|Mrs?|Ms|St|Mt|Rev|Fr|Prof|vs))[.!]\s+(?=\p{Lu}[^.!?]{0,60}\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|\d\d?\/\d)[^!?]{0,40}\d ?(?:[ap]\.?m|:\d\d|(?:-|–|to) ?\d))/u;

/** 'Leaf pickup Nov 30 - Dec 4. Please have leaves at the curb by 7 a.m. Monday' */
const IS_REQUEST = /^(?:please|kindly|remember|be sure|make sure|do not|don['’]t)\b/i;

/** On a day of its own: 'Derby Sat Jan 30, 10 am. Weigh-in Fri Jan 29, 6-8 pm' */
const IS_PREPARATION =
  /^(?:\p{L}+ )?(?:drop[ -]?offs?|weigh-?ins?|set[ -]?up|check-?in|(?:packet|bib|costume|uniform) pick[ -]?up|load-?in|sign-?in|registration|entries)\b/iu;

const hasOwnHour = (line: ParsedLine): boolean =>
  hasDay(line) && hasHour(line) && line.cover.hours!.reading.role === 'on' && isName(line.draft.name);

const LAST_SENTENCE_END = /[.!?]\s+(?=\p{Lu}[^.!?]*$)/u;

const isEventOfDay = ({ cover, draft }: ParsedLine): boolean =>
  cover.days === null && cover.repeat === null && cover.hours?.reading.form === 'clock' && isName(draft.name);

/** 'Craft fair 9-3. Pie lunch 11:30 am' */
const isDuringFirst = ({ startTime, endTime }: EventDraft, { startTime: at }: EventDraft): boolean =>
  at === null || startTime === null || at <= (endTime ?? startTime);

/** Up to the end of the sentence with the last day or hour: what stands behind it is no event. */
const withoutLaterSentences = (text: string, { parts }: Cover): string => {
  const last = Math.max(0, ...parts.filter(({ kind }) => kind !== 'Location' && kind !== 'Category').map(({ to }) => to));
  return text.slice(0, findSentenceEnd(text, last));
};

/** A text of several clauses is pasted: one event with its description, whose days and hours are asked about. */
const SEVERAL_CLAUSES = /[!?|•]|;.*;|\s[–—]\s(?!\d)|[a-z]{5,}\.\s|(?:,.*){4}/;
/** Every split is read like a line of its own. */
const MAX_LENGTH = 160;
const MAX_SPLITS = 4;

/** Between two parts of the cover only, never within a day, an hour or a series. */
const findSplits = (text: string, cover: Cover, streets: readonly Span[]): { left: string; joint: string }[] =>
  findAllMatches(text, SPLIT)
    .map(({ 0: joint, index }) => ({ left: text.slice(0, index), joint }))
    .filter(
      ({ left, joint }) =>
        !cover.parts.some(({ from, to }) => from < left.length && to > left.length + joint.length - 1) &&
        !streets.some(({ from, to }) => from < left.length && left.length < to) &&
        !(ENDS_IN_ORDINAL.test(left) && BEGINS_WITH_ORDINAL.test(text.slice(left.length + joint.length))) &&
        !isWithinSeries(cover, left.length) &&
        !(ENDS_IN_NUMBERED_DAY.test(left) && BEGINS_WITH_NUMBER.test(text.slice(left.length + joint.length))) &&
        !(ENDS_IN_WEEKDAY.test(left) && BEGINS_WITH_DATE.test(text.slice(left.length + joint.length))) &&
        !ENDS_IN_ASIDE.test(left) &&
        HAS_TIME.test(left) &&
        HAS_TIME.test(text.slice(left.length)),
    );

/** 'Fri 7:30 pm, St. Ann’s; Sun 3 pm, Grange' */
const isStrong = ({ joint }: { joint: string }): boolean => joint.startsWith(';');

/** '1st, 3rd and 5th graders' */
const ENDS_IN_ORDINAL = /\d(?:st|nd|rd|th)$/i;
const BEGINS_WITH_ORDINAL = /^\d{1,3}(?:st|nd|rd|th)\b/i;

/** 'closed Dec 24 and 25, open Dec 26' */
const ENDS_IN_NUMBERED_DAY = new RegExp(`\\b(?:${MONTH}\\.? |\\d{1,2}/)\\d{1,2}(?:st|nd|rd|th)?$`, 'i');
const BEGINS_WITH_NUMBER = /^\d{1,2}(?:st|nd|rd|th)?(?=[\s,.;]|$)(?! ?[ap]\.?m)/i;

/** 'Thursday, Dec 10' */
const ENDS_IN_WEEKDAY = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?$/i;
const BEGINS_WITH_DATE = /^(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d|\d{1,2}\/\d)/i;

/** 'Mon & Wed 6-7 AM, Nov 30 - Dec 16' */
const isWithinSeries = ({ repeat, days }: Cover, at: number): boolean => {
  const [span] = days?.reading.spans ?? [];
  return repeat !== null && span !== undefined && span.from < span.to && repeat.from < at !== days!.from < at;
};

/** 'Parade Dec 12 (snow date Sun Dec 13)' */
const ENDS_IN_ASIDE = /\([^)]*$|\b(?:rain|snow|make-?up|backup|alternate) ?(?:date|day)s?[^.;]*$/i;

const SPLIT =
  /[,;]\s+(?:and |then )?|(?<=\d ?[ap]\.?m)\.\s+(?=[A-Z][a-z])|\s+(?:and then|and|then|&|plus|\+)\s+|(?<=\d[ap]?m?|day|thirty|fifteen|noon|\b(?:mon|tue|wed|thur?|fri|sat|sun)s?)\s+(?=[A-Za-z]{3,})(?!(?:to|thru|through|until|till|and|or|at|from|in|on|with|for|the|noon|every|night|morning|afternoon|evening|next|this|of|am|pm|week|after|before)\b)/gi;
const HAS_TIME = /\d|day\b|\b(?:mon|tue|wed|thu|fri|sat|sun|tues|thurs|tomorrow|today|at|noon)\b/i;

/** Without these, the other line need not be read. The covers decide first, as drafts are made only where they are read. */
const mayBeFirst = (line: ParsedLine, isBySpace: boolean): boolean => {
  const { days, hours, repeat, place } = line.cover;
  if (isBySpace && days?.reading.kind !== 'date' && days?.reading.kind !== 'weekday') return false;
  if (!hasDay(line) && !(hasHour(line) && days === null && repeat === null)) return false;
  return !(place && days === null && hours === null) && isName(line.draft.name);
};

const mayBeSecond = (line: ParsedLine, first: ParsedLine): boolean => hasDay(line) || (hasHour(line) && hasHour(first));

const toPair = (a: ParsedLine, b: ParsedLine, joint: string): [EventDraft, EventDraft] | null => {
  if (hasDay(a) && hasDay(b) && isName(b.draft.name)) return [withSeriesOf(a, b), b.draft];
  if (hasDay(a) && hasDay(b) && a.cover.hours && b.cover.hours) {
    // 'Winter program: Gr K-2 Tue 1:30; Gr 3-5 Wed 1:30'
    const isPart = a.draft.name.includes(': ') && /\p{L}{2}/u.test(b.draft.name);
    return [a.draft, isPart ? b.draft : { ...b.draft, name: a.draft.name }];
  }
  // Two hours of one day: 'cello at four and math tutor at five thirty on Monday'.
  if (!hasHour(a) || !hasHour(b) || !isName(b.draft.name) || !/[a-z&+]/i.test(joint) || b.draft.parts[0]?.kind !== 'Name')
    return null;
  if (hasDay(a) && b.cover.days === null) return [a.draft, { ...b.draft, ...dayOf(a.draft) }];
  return hasDay(b) && a.cover.days === null && a.cover.repeat === null ? [{ ...a.draft, ...dayOf(b.draft) }, b.draft] : null;
};

/** 'mtg Dec 1, 6:30, media center. Trip is May 19' */
const IS_OF_TWO_SENTENCES = /\p{L}{3}[.!?] \p{Lu}/u;

/** 'The Dec. 3 hearing has been rescheduled to Dec. 17' */
const IS_MOVED = /^[\p{L} ]+ (?:is|are|was|has been|have been|got) (?:now )?(?:moved|rescheduled|postponed|changed|pushed)\b/iu;

/** 'mon 5-6 wed 6-7', or behind a date. */
const isSplitBySpace = (a: ParsedLine, b: ParsedLine): boolean =>
  a.cover.days?.reading.kind === 'date' ||
  ([a, b].every(({ cover: { days, hours } }) => days?.reading.kind === 'weekday' && hours !== null) && endsInHour(a)) ||
  areBareWeekdays(a, b) ||
  (b.draft.name === '' && [a, b].every(({ cover: { days, hours } }) => days?.reading.kind === 'weekday' && hours !== null));

/** 'math test tues study sunday': each ends in its weekday. */
const areBareWeekdays = (...lines: readonly ParsedLine[]): boolean =>
  lines.every(
    ({ cover: { days, hours, repeat }, draft: { parts } }) =>
      days?.reading.kind === 'weekday' && !hours && !repeat && parts.length === 2 && parts[1]!.kind === 'Date',
  );

/** 'rehearsal Monday from four to five thirty' */
const endsInHour = ({ cover: { days, hours }, draft: { parts } }: ParsedLine): boolean =>
  days !== null && hours !== null && days.to < hours.from && parts.every(({ from }) => from <= hours.from);

const isName = (name: string) =>
  /^[\p{L}\d"“'‘(]/u.test(name) &&
  /\p{L}{3}/u.test(name) &&
  !/^(?:due to|because|since|if|when|see|bring|wear|please|rsvp|tickets?|free|expect|again|only|both|each|daily|doors?|music|show|ages?|gates?|seatings?|or no|no|repeat|visits|sessions)\b/i.test(
    name,
  ) &&
  !IS_OF_FIRST.test(name);

/** 'Practice cancelled Tue, resumes Thu': a verb alone has the first event for its subject. */
const IS_OF_FIRST =
  /^(?:(?:is|are|be|was|will be|has been|have been|comes?|gets?|got) )?(?:resum(?:es?|ing)|continu(?:es?|ing)|return(?:s|ing)?|reopen(?:s|ing)?|start(?:s|ing)?|begin(?:s|ning)?|end(?:s|ing)?|finish(?:es|ing)?|over|done|back|changed|moved|rescheduled|postponed|pushed(?: back)?)$/i;

const hasHour = ({ cover: { hours } }: ParsedLine) => hours !== null && hours.reading.weight >= 9;

const BEGINS_WITH_HOUR = /^(?:at )?\d{1,2}(?::\d\d)? ?(?:[ap]\.?m?\b|(?<=:\d\d))/i;

/** 'Board meets Dec 9 at 7 p.m. Agenda available Dec 4' */
const isAside = ({ cover: { days, hours } }: ParsedLine, offset: number, asides: readonly Span[]): boolean =>
  [days, hours].some((when) => when && asides.some(({ from, to }) => from < when.to + offset && when.from + offset < to));

/** 'half day Nov 24, dismissal 11:45, no school Nov 25' */
const isHourOfFirst = (right: string, { cover: a }: ParsedLine, { cover: { days, hours } }: ParsedLine): boolean =>
  a.hours === null && days !== null && hours !== null && hours.to <= days.from && /[,;]/.test(right.slice(hours.to, days.from));

/** 'March 20 & 21, … Saturday only' */
const isWithin = ({ cover: { days } }: ParsedLine, { cover: { days: whole } }: ParsedLine): boolean => {
  const [own, span] = [days?.reading.spans[0], whole?.reading.spans[0]];
  return (
    days?.reading.kind === 'weekday' &&
    own !== undefined &&
    span !== undefined &&
    span.from < span.to &&
    nextWeekday(span.from, weekdayOf(own.from), true) <= span.to
  );
};

/** A day of its own: neither that of a deadline nor one within a name. */
const hasDay = ({ cover: { days, repeat } }: ParsedLine): boolean =>
  (repeat !== null && repeat.reading.weekdays.length > 0) ||
  (days !== null &&
    !days.reading.isName &&
    days.reading.role === 'on' &&
    days.reading.kind !== 'numbers' &&
    !(days.reading.kind === 'weekend' && days.reading.question) &&
    !(days.reading.period && daysBetween(days.reading.period.from, days.reading.period.to) > DAYS_OF_MONTH) &&
    days.reading.spans.length > 0);

const DAYS_OF_MONTH = 31;

/** 'recycle monday and trash tuesday every week' */
const withSeriesOf = (a: ParsedLine, b: ParsedLine): EventDraft =>
  isSharedSeries(a, b) ? { ...a.draft, recurrence: 'FREQ=WEEKLY' } : a.draft;

const isSharedSeries = (a: ParsedLine, b: ParsedLine): boolean =>
  a.cover.repeat === null && a.cover.days?.reading.kind === 'weekday' && b.cover.repeat?.reading.isEveryWeek === true;

const dayOf = ({ date, endDate, recurrence }: EventDraft) => ({ date, endDate, recurrence });

const isSame = (a: EventDraft, b: EventDraft) =>
  a.date === b.date && a.recurrence === b.recurrence && a.startTime === b.startTime;

/** 'Fridays, Jan 8 – Feb 12, 12:45 pm': the days of a series and its first and last one. */
const isOneSeries = (a: ParsedLine, b: ParsedLine): boolean =>
  !isSharedSeries(a, b) &&
  (a.cover.repeat === null) !== (b.cover.repeat === null) &&
  (a.cover.hours === null || b.cover.hours === null);

/** 'craft fair set up Fri, fair Sat', 'Pageant: rehearsal Sat, pageant Sun': the second name is a part of the first. */
const withWholeName = ([first, second]: readonly [EventDraft, EventDraft]): EventDraft => {
  const head = /^([^:]+): /.exec(first.name)?.[1];
  if (head !== undefined && !second.name.includes(':')) {
    const isOfHead = ` ${head} `.toLowerCase().includes(` ${second.name.toLowerCase()} `);
    return { ...second, name: isOfHead ? head : `${head}: ${second.name}` };
  }
  const at = new RegExp(`^.+ (?=${escapeRegExp(second.name)} )`, 'i').exec(first.name);
  return /^\w+$/.test(second.name) && at ? { ...second, name: first.name.slice(0, at[0].length + second.name.length) } : second;
};

/** A place in a clause of its own at the end is that of both. */
const withSharedPlace = (
  [first, second]: readonly [EventDraft, EventDraft],
  { draft, cover: { place } }: ParsedLine,
  text: string,
): EventDraft =>
  first.location === null &&
  place !== null &&
  (first.name === second.name || /(?:^|[,;|•.])\s*(?:both\s*)?$/i.test(text.slice(0, place.from)))
    ? { ...first, location: draft.location, address: draft.address }
    : first;
