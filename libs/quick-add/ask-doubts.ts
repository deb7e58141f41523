import type { DraftQuestion, EventDraft } from '#libs/contracts';
import { MONTH, WEEKDAY } from '#libs/when';
import type { Cover } from './build-covers';
import type { Candidates } from './candidates';
import { findCorrections } from './word-corrections';

type Read = (cover: Cover) => EventDraft;
type Part = Cover['parts'][number];

/** Where the evidence of a part is weak, the cover without it is offered beside the cover. */
export const findWeaker = (text: string, cover: Cover): Cover[] => [
  ...(isPerhapsOnce(text, cover) ? [withoutPart(cover, 'repeat')] : []),
  ...(isPerhapsNumber(text, cover) ||
  isPerhapsDeadline(text, cover) ||
  isOfOneDay(text, cover) ||
  isOfOther(text, cover) ||
  isOfClass(text, cover)
    ? [withoutPart(cover, 'hours')]
    : []),
  ...(isOfPartOfEachDay(text, cover) ? [withoutPart(withoutPart(cover, 'hours'), 'repeat')] : []),
  ...(cover.endHour?.isRough ? [withoutEnd(cover)] : []),
  ...(cover.place?.reading.isDoubtful ? [withoutPart(cover, 'place')] : []),
];

/** Where words of a part may belong to the name, both names are offered. */
export const askAboutNames = (
  text: string,
  cover: Cover,
  candidates: Candidates,
  draft: EventDraft,
  read: Read,
): DraftQuestion[] => {
  const names = [
    ...new Set(
      [draft, ...findNameVariants(text, cover, candidates).map((parts) => read({ ...cover, parts }))].flatMap(({ name }) => [
        ...findCorrections(name),
        name,
      ]),
    ),
  ];
  return names.length > 1
    ? [{ question: 'What is it called?', choices: names.map((name) => ({ label: `“${name}”`, sets: { name } })) }]
    : [];
};

/** 'sats for Maddie 3/13' is a test on one day, and 'm-th 6/7-6/18' may be one event of several days. */
const isPerhapsOnce = (text: string, { repeat, days, end }: Cover): boolean => {
  const [span] = days?.reading.spans ?? [];
  if (!repeat || !span || end || days!.reading.period || days!.reading.role !== 'on' || BEGINS.test(text.slice(0, days!.from)))
    return false;
  const isOneDay = span.from === span.to && days!.reading.spans.length < 3;
  const isOneWeekday = repeat.reading.weekdays.length === 1;
  return (repeat.reading.form === 'plural' && isOneDay && isOneWeekday) || (repeat.reading.form === 'letters' && !isOneDay);
};

/** Before the first day of a series. */
const BEGINS = /\b(?:begins?|starts?|starting|first|next)\b(?: (?:class|one|meeting|session|is|on))*\W*$/i;

/** 'early Wed 1115': three or four digits with another word of the hour, and nothing that says which half of the day. */
const isPerhapsNumber = (text: string, { hours }: Cover): boolean =>
  hours !== null &&
  hours.reading.form === 'bare' &&
  !hours.reading.isLed &&
  /^1[0-2]\d\d$/.test(text.slice(hours.from, hours.to)) &&
  EARLY_OR_LATE.test(text);

const EARLY_OR_LATE = new RegExp(
  `\\b(?:early|late)(?=\\W*$| (?:on |in )?(?:${WEEKDAY}|${MONTH}|tomorrow|today|\\d|the )\\b)`,
  'i',
);

/** 'Collection is Wednesday. Set out by 6 am' */
const isPerhapsDeadline = (text: string, { hours, days }: Cover): boolean =>
  hours?.reading.role === 'deadline' &&
  days?.reading.role === 'on' &&
  !COME_BY.test(text.slice(0, hours.from)) &&
  /[.!?] |[,;] +[a-z]{3}/i.test(text.slice(days.to, hours.from));

/** 'report by 8 AM' is said of who takes part. */
const COME_BY = /\b(?:report|arrive|check in|line up|be (?:here|there|seated|in line))(?: \w+)? (?:by|before|no later than)? ?$/i;

/** 'Potluck Sunday, right after the 10:30 service', 'take the kids Friday? we have tickets for the 8pm show' */
const isOfOther = (text: string, { hours, days }: Cover): boolean =>
  hours !== null &&
  days !== null &&
  (AFTER.test(text.slice(Math.max(0, hours.from - 24), hours.to)) ||
    (days.to < hours.from && IS_OF_LATER_SENTENCE.test(text.slice(days.to, hours.to)))) &&
  /^ (?:mass|service|worship|church|game|show|meeting|practice|ceremony|class|movie|flight|bus|train|concert|party)\b/i.test(
    text.slice(hours.to),
  );

/** 'fittings for the Tuesday 4:30 ballet class will be Dec 1': the weekday and the hour say which class. */
const isOfClass = (text: string, { hours, days }: Cover): boolean =>
  hours !== null &&
  days !== null &&
  OF_WEEKDAY.test(text.slice(0, hours.from)) &&
  /^(?: [\p{L}'’&-]+){1,3} \p{L}/u.test(text.slice(hours.to, Math.max(hours.to, days.from)));

const OF_WEEKDAY = new RegExp(`\\b(?:for|of|from|in|with) (?:the|our|my|your|her|his|their) ${WEEKDAY}s?(?: at)? $`, 'i');

const IS_OF_LATER_SENTENCE = /[.!?;] .*\b(?:the|an?|our|their|your) [^\s,]+(?: [^\s,]+){0,2}$/i;

const AFTER = /\b(?:after|follow(?:ing|s)) (?:the|our) [^\s,]+(?: [^\s,]+){0,2}$|\bfollowing \d[\d:]*(?: ?[ap]\.?m\.?)?$/i;

/** 'Jan 29 to 31, leave 5pm Friday' */
const isOfOneDay = (text: string, { hours, days, repeat, parts }: Cover): boolean => {
  const [span] = days?.reading.spans ?? [];
  return (
    hours !== null &&
    !repeat &&
    span !== undefined &&
    span.from < span.to &&
    hours.reading.end === null &&
    parts.some(
      ({ kind, from, to }) =>
        kind === 'Date' &&
        from > days!.to &&
        /^,? $/.test(from < hours.from ? text.slice(to, hours.from) : text.slice(hours.to, from)),
    )
  );
};

/** 'finals Dec 16-18, early release at 12:15 each day': the hour is that of the words before it. */
const isOfPartOfEachDay = (text: string, { hours, days, repeat }: Cover): boolean => {
  const [span] = days?.reading.spans ?? [];
  return (
    hours !== null &&
    repeat !== null &&
    repeat.from >= hours.to &&
    span !== undefined &&
    span.from < span.to &&
    /^[,;:] \p{L}{3,}(?: \p{L}+){0,3} $/u.test(text.slice(days!.to, hours.from))
  );
};

const withoutPart = (cover: Cover, field: 'repeat' | 'hours' | 'place'): Cover => ({
  ...cover,
  [field]: null,
  parts: cover.parts.filter(({ from }) => from !== cover[field]!.from),
});

/** 'returns about 9' */
const withoutEnd = (cover: Cover): Cover => ({
  ...cover,
  hours: cover.hours && { ...cover.hours, reading: { ...cover.hours.reading, end: null } },
  endHour: null,
});

/** Parts that give back words which may belong to the name. */
const findNameVariants = (text: string, { parts, days, hours }: Cover, candidates: Candidates): Part[][] =>
  parts.flatMap((part) => {
    const isOther = candidates.days.some(
      ({ from, to, reading }) => from === part.from && to === part.to && reading.kind === 'weekday',
    );
    const [before, said, after] = [text.slice(0, part.from), text.slice(part.from, part.to), text.slice(part.to)];
    // 'Friday Harbor … July 9', 'fri 13 movie nov 27'
    if (
      isOther &&
      part.from !== days?.from &&
      (/^ \d/.test(after) || (/[a-z] $/.test(before) && /^ [A-Z][a-z]/.test(after))) &&
      !parts.some(({ from }) => from === part.to + 1)
    )
      return [parts.filter((one) => one !== part)];
    const lead =
      (part.from === days?.from && /[\p{L}\d] $/u.test(before) && COMING.exec(said)) ||
      (part.from === hours?.from &&
        NOUN_NEXT.test(after) &&
        !parts.some(({ from }) => from === part.to + 1) &&
        AFTER_OR_BEFORE.exec(said));
    return lead ? [parts.map((one) => (one === part ? { ...one, from: one.from + lead[0].length } : one))] : [];
  });

const COMING = /^coming /i;
const AFTER_OR_BEFORE = /^(?:after|before)(?: the)? /i;
const NOUN_NEXT = /^ (?!(?:on|at|in|for|with|until|to|every|each|and|or|but|if|by)\b)(?:[a-z]{3,}|[A-Z][a-z]+(?=[ ,.]))/;
