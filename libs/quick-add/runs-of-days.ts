import { addDays, type Day, type DraftPart, daysBetween, type EventDraft, findAllMatches } from '#libs/contracts';
import { MONTH, WEEKDAY } from '#libs/when';
import { askWhichEvent, type ParsedLine, shiftParts, toOther, withJoint } from './event-choices';

type Parse = (text: string) => ParsedLine;

/** 'Inn: check-in Fri Dec 18 after 3 PM, check-out Sun Dec 20 by 11 AM': the stay, its beginning or its end may be meant. */
export const parseStay = (text: string, whole: EventDraft, today: Day, parse: Parse): EventDraft | null => {
  const match = text.length > MAX_LENGTH ? null : STAY.exec(text);
  if (!match) return null;
  const offset = match.index + match[0].length - match.groups!.departure!.length;
  const [a, b] = [parse(text.slice(0, offset)), parse(text.slice(offset))];
  const [arrival, departure] = [a.draft, b.draft];
  if (!isLater(arrival, departure) || (a.cover.hours === null && b.cover.hours === null)) return null;
  const description = [arrival.description, departure.description].filter(Boolean).join(', ');
  const name = arrival.name.replace(ARRIVAL_AT_END, '');
  const stay = { ...arrival, ...toRun(arrival, departure), name: name === '' ? arrival.name : name, description };
  const { location, address } = departure.location === null ? arrival : departure;
  const end = { ...departure, location, address, name: name === '' ? departure.name : `${name}: ${departure.name}` };
  return {
    ...whole,
    ...toOther(stay),
    parts: withJoint([...arrival.parts, ...shiftParts(departure.parts, offset)], offset, offset),
    questions: [askWhichEvent([stay, arrival, end], today)],
  };
};

const MAX_LENGTH = 300;
const ARRIVAL = '(?:check(?:ing)?[- ]?in|arrival)';
const STAY = new RegExp(`\\b${ARRIVAL}\\b[^!?;]{4,60}?(?<departure>\\b(?:check(?:ing)?[- ]?out|departure))\\b`, 'i');
const ARRIVAL_AT_END = new RegExp(`[\\s:|,.–-]*\\b${ARRIVAL}\\W*$`, 'i');

/** 'Book sale: Fri Dec 4 3-7, Sat Dec 5 10-4, Sun Dec 6 bag day 12-3': each day, or all of them where they are in a row. */
export const parseListedDays = (text: string, whole: EventDraft, today: Day, parse: Parse): EventDraft | null => {
  const list = text.length > MAX_LENGTH ? null : findListedDays(text);
  if (!list || parse(list.head).cover.days !== null) return null;
  const { head, items, tail } = list;
  const lead = head + items[0]!.said;
  const { draft: first } = parse(lead + tail);
  const events = items.map(({ day, hours, words }, at): EventDraft => {
    if (at === 0) return first;
    const { date, startTime, endTime } = parse(`${head}${day} ${hours}`).draft;
    return { ...first, date, startTime, endTime, name: words === '' ? first.name : `${first.name}: ${words}` };
  });
  const last = events.at(-1)!;
  const areInOrder = events.every((event, at) => event.startTime !== null && (at === 0 || isLater(events[at - 1]!, event)));
  if (!areInOrder || first.recurrence !== null || first.endDate !== null) return null;
  const isInRow = daysBetween(first.date!, last.date!) === events.length - 1;
  const ends = items.map(({ from, said }) => from + said.length);
  const ofOthers = ends.slice(1).map((to, at): DraftPart => ({ from: ends[at]!, to, kind: 'Date' }));
  const moved = text.length - tail.length - lead.length;
  const parts = [
    ...first.parts.filter(({ from }) => from < lead.length),
    ...ofOthers,
    ...shiftParts(
      first.parts.filter(({ from }) => from >= lead.length),
      moved,
    ),
  ];
  const [, second] = events as [EventDraft, EventDraft];
  return {
    ...whole,
    ...toOther(first),
    parts,
    questions: [askWhichEvent(isInRow ? [...events, { ...first, ...toRun(first, last) }] : events, today), ...first.questions],
    other: toOther(second),
  };
};

type ListedDay = Readonly<{ from: number; said: string; day: string; hours: string; words: string }>;

const findListedDays = (text: string): { head: string; items: readonly ListedDay[]; tail: string } | null => {
  const list = LIST.exec(text);
  if (!list) return null;
  const { head, items } = list.groups as Record<'head' | 'items', string>;
  return {
    head,
    items: findAllMatches(items, ITEMS).map(({ 0: said, index, groups }) => ({
      from: head.length + index,
      said,
      day: groups!.day!,
      hours: groups!.hours!,
      words: groups!.words?.trim() ?? '',
    })),
    tail: text.slice(head.length + items.length),
  };
};

const HOUR = '(?:\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\b\\.?|[ap]\\b)?|noon)';
const DAY = `(?:${WEEKDAY}\\b\\.?,? )?(?:${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}/\\d{1,2})`;
const itemOf = (day: string, words: string, hours: string) =>
  `${day}${DAY})(?:,|:)?${words}(?: [a-z'’]+){0,3}?),? ${hours}${HOUR} ?(?:-|–|—|to) ?${HOUR})`;
const ITEM = itemOf('(?:', '(?:', '(?:');
const ITEMS = new RegExp(itemOf('(?<day>', '(?<words>', '(?<hours>'), 'gi');
const LIST = new RegExp(
  `^(?<head>[^!?]{3,120}?[\\p{L}\\d)][,:.–-]* )(?<items>${ITEM}(?:(?:[,;|]|,? and|,? &) ${ITEM}){1,5})(?=$|[\\s,.;!|])`,
  'iu',
);

const isLater = ({ date: earlier }: EventDraft, { date }: EventDraft): boolean =>
  earlier !== null && date !== null && date > earlier && date <= addDays(earlier, MAX_DAYS);

const MAX_DAYS = 60;

const toRun = ({ date }: EventDraft, { date: endDate }: EventDraft) => ({ date, endDate, startTime: null, endTime: null });
