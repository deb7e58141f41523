import { addDays, type Day, type DraftPartKind, daysBetween, findAllMatches } from '#libs/contracts';
import {
  correctSpelling,
  DAYS_PER_WEEK,
  type DayReading,
  type Found,
  type FoundDays,
  findDays,
  findHours,
  findRepeatEnds,
  findRepeats,
  type HourReading,
  MONTH,
  type Moment,
  type RepeatEnd,
  type RepeatReading,
  WEEKDAY,
} from '#libs/when';
import {
  type Candidates,
  type DayCandidate,
  type HourCandidate,
  isBesideDay,
  isInSpan,
  isOn,
  overlaps,
  type RepeatCandidate,
  type Span,
  saysPartOfDay,
  withBlanksAt,
} from './candidates';
import { findByChrono } from './find-by-chrono';
import { findChanges, withChanges } from './find-changes';
import { withCorrections } from './find-corrections';
import { bracketAround, findOtherSentences } from './find-digressions';
import { findDayCounts, findDurations } from './find-durations';
import { findDetailFields } from './find-fields';
import { findIdiomDays, findIdioms } from './find-idioms';
import { findMessageHeads } from './find-message-heads';
import { findPlaces } from './find-places';
import { findPreludes } from './find-preludes';
import { findCompanions, isPreparation } from './find-preparations';
import { findNumberedStreets } from './find-streets';
import { NUMBERED_NOUNS } from './place-lexicon';
import type { KnownPlace, PlaceReading, WhenSpan } from './place-reading';
import { withoutPlacesOfOtherSentences } from './places-of-sentences';
import { type Role, withAside, withRole } from './roles';
import { endsSentence } from './sentence-end';

export type LineContext = Moment & Readonly<{ town: string; places: readonly KnownPlace[] }>;

/** Every span of the line that may be something, in offsets of the original text. No span hides another. */
export const findCandidates = (text: string, context: LineContext): Candidates => {
  const { words, places: offsets } = correctSpelling(text);
  const toOriginal = <Reading>({ from, to, reading }: Found<Reading>): Found<Reading> => ({
    from: offsets[from]!,
    to: offsets[to]!,
    reading,
  });
  const [saidRepeats, hourWords, saidDays] = [
    findRepeats(words),
    findHours(words, context.minuteOfDay),
    findDays(words, context.today),
  ];
  const streets = findNumberedStreets(words, [...saidRepeats, ...saidDays]);
  const isNoStreet = ({ from, to }: Span) => !streets.some((street) => from < street.to && street.from < to);
  const [repeats, dayWords] = [
    saidRepeats.filter(isNoStreet),
    saidDays.filter(
      (day) => isNoStreet(day) && !(/\bfirst$/i.test(words.slice(day.from, day.to)) && /^ thing\b/i.test(words.slice(day.to))),
    ),
  ];
  const { days: allDays, hours: allHours } = withCorrections(words, dayWords, hourWords, repeats);
  const changes = findChanges(words, allDays, allHours);
  const [hours, byGrammar] = [withChanges(allHours, changes), withChanges(allDays, changes)];
  const heads = findMessageHeads(words, allDays, context.today);
  const likelyWhens = [...repeats, ...[...byGrammar, ...hours].filter(({ reading }) => reading.weight >= LIKELY)];
  const fields = findDetailFields(words, likelyWhens).filter(
    (field, _, all) => ![byGrammar, hours].some((whens) => holdsOnlyWhen(field, whens, all)),
  );
  const hidden = [
    ...heads,
    ...fields,
    ...findExceptions(words).filter((span) => isOfSeries(words, span, repeats)),
    ...findIdioms(words),
    ...findTitledNames(words),
    ...findDoctors(words, [...allDays, ...repeats], allHours),
    ...allHours.filter((hour) => isNumberOfThing(words, hour, byGrammar)),
    ...byGrammar.filter((day) => isNameBesideDate(words, day, byGrammar)),
  ];
  const isOpen = ({ from, to }: Found<unknown>) => !hidden.some((one) => from < one.to && one.from < to);
  const open = <Reading>(found: readonly Found<Reading>[]) => found.filter(isOpen).map(toOriginal);
  const nextMorning = allDays.length === 0 && repeats.length === 0 ? findNextMorning(words, context.today) : [];
  const byChrono =
    byGrammar.length === 0 && repeats.length === 0
      ? findByChrono(words, context.today).filter((found) => !hours.some((hour) => hour.from < found.to && found.from < hour.to))
      : [];
  const days = withoutWordsOfNames(words, [...byGrammar, ...nextMorning, ...byChrono].map(toHolidayOf(byGrammar))).map((found) =>
    withRole(words, withoutParticle(words, found)),
  );
  const dates = days.filter((day) => !repeats.some(({ from, to }) => from < day.to && day.from < to));
  // An end is that of a series.
  const ends =
    repeats.length === 0
      ? []
      : [
          ...findRepeatEnds(words, context.today).filter(
            (end) => !days.some((day) => isDateBefore(day, end.reading) || isMonthOfDate(words, day, end)),
          ),
          ...days.filter(isEnd).map(({ from, to, reading }) => ({ from, to, reading: toRepeatEnd(reading) })),
        ].filter((end) => !dates.some((day) => isEndOfSpan(end, day)));
  const whens = findWhens(days, hours, repeats).map((when) => ({ ...when, from: offsets[when.from]!, to: offsets[when.to]! }));
  const openHours = open(hours.map((found) => withAside(words, found)));
  const details = fields.map((field) => ({ ...field, from: offsets[field.from]!, to: offsets[field.to]! }));
  const placesIn = (said: string) =>
    findPlaces(said, context.places, context.town, whens).filter((place) => !endsInHour(said, place, openHours));
  const allPlaces = placesIn(text);
  const placesOfEvent = allPlaces.filter((place) => !details.some((field) => isInSpan(place, field) && place.from > field.from));
  // 'Tickets: $10 at the Grange', where no other line says the place.
  const hasPlaceInField = placesOfEvent.length === 0 && allPlaces.length > 0;
  const besideFields = hasPlaceInField ? placesIn(withBlanksAt(text, details)) : placesOfEvent;
  const places =
    hasPlaceInField && besideFields.length === 0
      ? allPlaces.filter((place) => details.some((field) => field.maySayPlace && isInSpan(place, field)))
      : besideFields;
  return withoutAsides(text, {
    days: withoutDaysOfPlaces(
      [
        ...open(days.filter(({ reading }) => reading.weight > MIN_WEIGHT)),
        ...findIdiomDays(words, context.today).map(toOriginal),
      ],
      places,
    ),
    hours: openHours,
    durations: open(findDurations(words)),
    dayCounts: open(findDayCounts(words)),
    repeats: open(repeats.filter((found) => !isWordOfLaterSentence(words, found, days)).map((found) => withAside(words, found))),
    ends: open(ends),
    places,
    qualifiers: open(findQualifiers(words)),
    asides: [],
    preludes: [],
    digressions: [...heads.map(({ from, to }) => ({ from: offsets[from]!, to: offsets[to]! })), ...details],
  });
};

/** 'Tickets: Saturday 7 pm', where no line that is no such field says when. */
const holdsOnlyWhen = (field: Span, whens: readonly Found<{ weight: number }>[], fields: readonly Span[]): boolean => {
  const likely = whens.filter(({ reading }) => reading.weight >= LIKELY);
  return likely.some((when) => isInSpan(when, field)) && likely.every((when) => fields.some((one) => isInSpan(when, one)));
};

/** 'Game Sat Dec 5. Capri suns are fine': a short plural in a sentence behind the date. */
const isWordOfLaterSentence = (words: string, { from, to }: Span, days: readonly FoundDays[]): boolean =>
  /^(?:mons|weds|fris|sats|suns)$/i.test(words.slice(from, to)) &&
  days.some((day) => day.reading.kind === 'date' && day.to <= from && /[.!?] +\p{Lu}/u.test(words.slice(day.to, from)));

/** 'get the tires put on Saturday': the 'on' is that of the verb. */
const withoutParticle = (words: string, found: FoundDays): FoundDays =>
  /^on /i.test(words.slice(found.from, found.to)) && PUT.test(words.slice(0, found.from))
    ? { ...found, from: found.from + 'on '.length }
    : found;

const PUT =
  /\b(?:put|try|tried|lights? (?:turn(?:ed)?|switch(?:ed)?|go|went|come)(?:e?s)?|(?:turn|switch|leave)(?:s|es|ing)? (?:\S+ ){0,3}lights?) $/i;

/** '740 MLK Jr Blvd' is on no day, where the line says another. */
const withoutDaysOfPlaces = (days: readonly DayCandidate[], places: readonly Found<PlaceReading>[]): DayCandidate[] => {
  const isOfPlace = ({ from, to, reading }: DayCandidate) =>
    reading.isName === true && places.some((place) => place.from < from && to <= place.to && place.reading.weight >= LIKELY - 1);
  return days.some((day) => !day.reading.isName) ? days.filter((day) => !isOfPlace(day)) : [...days];
};

/** 'at Grace Lutheran 7 and 11pm': before another hour, a number is one, unless the noun before it takes a number: 'Gate 4 and 5pm'. */
const endsInHour = (text: string, place: Span, hours: readonly HourCandidate[]): boolean =>
  hours.some(
    ({ from, to, reading }) =>
      reading.form === 'bare' &&
      place.from < from &&
      from < place.to &&
      !ENDS_IN_NUMBERED_NOUN.test(text.slice(place.from, from)) &&
      hours.some((next) => next.reading.form === 'clock' && /^ ?(?:and|&|or) $/i.test(text.slice(to, next.from))),
  );

const ENDS_IN_NUMBERED_NOUN = new RegExp(`\\b(?:${NUMBERED_NOUNS}) $`, 'i');

/** Words that say when, for the places between them. */
const findWhens = (
  days: readonly FoundDays[],
  hours: readonly Found<HourReading>[],
  repeats: readonly Found<RepeatReading>[],
): WhenSpan[] => [
  ...days.map(({ from, to, reading }) => ({ from, to, isSure: !reading.isName && reading.weight >= LIKELY })),
  ...hours
    .filter(({ reading }) => reading.weight > 0)
    .map(({ from, to, reading }) => ({ from, to, isSure: reading.form === 'clock', isHour: true })),
  ...repeats.map(({ from, to }) => ({ from, to, isSure: true })),
];

/** 'call my sister in the morning', without another day or an hour before it. */
const findNextMorning = (words: string, today: Day): FoundDays[] => {
  const match =
    /(?<!(?:\d|[ap]m|clock|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen|forty) )\bin the morning\b/i.exec(
      words,
    );
  const day = addDays(today, 1);
  return match
    ? [
        {
          from: match.index,
          to: match.index + match[0].length,
          reading: { kind: 'relative', spans: [{ from: day, to: day }], weight: MORNING },
        },
      ]
    : [];
};

const MORNING = 5;

/** 'next Thursday Thanksgiving': of several days, the holiday's is meant. */
const toHolidayOf = (all: readonly FoundDays[]) => {
  const holidays = all.filter(({ reading }) => reading.kind === 'holiday' && reading.spans.length === 1);
  return (found: FoundDays): FoundDays => {
    const { question, ...reading } = found.reading;
    const match =
      reading.kind === 'weekday' && question
        ? reading.spans.find(({ from }) => holidays.some((holiday) => holiday.reading.spans[0]!.from === from))
        : undefined;
    return match ? { ...found, reading: { ...reading, spans: [match] } } : found;
  };
};

/** 'Small Business Saturday 11/28': at the beginning, a holiday that is called after its weekday is the name. */
const isNameBesideDate = (words: string, { from, to, reading }: FoundDays, days: readonly FoundDays[]): boolean =>
  from === 0 &&
  reading.kind === 'holiday' &&
  ENDS_IN_WEEKDAY.test(words.slice(from, to)) &&
  days.some((day) => day.from >= to && day.reading.kind === 'date' && day.reading.spans[0]?.from === reading.spans[0]?.from);

const ENDS_IN_WEEKDAY = new RegExp(` ${WEEKDAY}$`, 'i');

/** 'alumni weekend, Jan 29-31', 'Thanksgiving dinner is at 2 this year' */
const withoutWordsOfNames = (words: string, days: readonly FoundDays[]): FoundDays[] => {
  const isBeside = ({ from, to }: Span, kind: DayReading['kind']) =>
    days.some((day) => day.reading.kind === kind && (day.to <= from || to <= day.from));
  const isOfName = (day: FoundDays): boolean => {
    const said = words.slice(day.from, day.to);
    return /^weekend$/i.test(said)
      ? /\w $/.test(words.slice(0, day.from)) && isBeside(day, 'date')
      : /^this year$/i.test(said) && isBeside(day, 'holiday');
  };
  return days.filter((day) => !isOfName(day));
};

/** Beside a day of the event, the days and hours of something else stay words. */
const withoutAsides = (text: string, candidates: Candidates): Candidates => {
  const { repeats } = candidates;
  const companions = findCompanions(text, candidates.hours);
  const preludes = findPreludes(text, candidates.hours).filter(({ hour }) => !hasOwnDay(text, hour, candidates.days));
  const hours = candidates.hours.filter(
    (hour) =>
      !isOpeningOf(hour, candidates.hours) &&
      !preludes.some((prelude) => isInSpan(hour, prelude)) &&
      !(companions.includes(hour) && !hasOwnDay(text, hour, candidates.days)) &&
      !isPreparation(text, hour, candidates.hours, candidates.days),
  );
  const others = findOtherSentences(text, candidates);
  const isOfOther = (one: Span) => others.some((sentence) => isInSpan(one, sentence));
  const days = candidates.days
    .map((day) => withOpening(day, candidates.days))
    .map((day) =>
      isOfOther(day) || isPast(text, day, candidates.days) || isWeekOfDetail(text, day, repeats)
        ? { ...day, reading: { ...day.reading, role: 'aside' as const } }
        : day,
    );
  const asides = days.filter(
    (day) => day.reading.role === 'aside' && !repeats.some(({ from, to }) => from < day.to && day.from < to),
  );
  const isNoAside = ({ reading }: Found<{ role: Role }>) => reading.role !== 'aside';
  const isNoPartOfAside = (day: Found<{ role: Role }>) => isNoAside(day) && !asides.some((aside) => isInSpan(day, aside));
  // 'Thanksgiving Day, 11 am'
  const isBesideClock = (day: Span) => hours.some((hour) => hour.reading.form === 'clock' && isBesideDay(text, day, hour));
  const isOwn = (found: Found<{ role: Role; weight: number; isName?: boolean }>) =>
    isNoPartOfAside(found) &&
    found.reading.weight >= LIKELY &&
    (!found.reading.isName || saysPartOfDay(text, found) || isBesideClock(found));
  if (!days.some(isOwn) && !repeats.some((found) => isNoAside(found) && found.reading.weight >= LIKELY))
    return { ...candidates, days, hours, preludes };
  const isNoHourOfAside = (hour: HourCandidate) => !asides.some((day) => isBesideDay(text, day, hour));
  const own = hours.filter((hour) => isNoAside(hour) && isNoHourOfAside(hour) && !isOfOther(hour));
  const places = withoutPlacesOfOtherSentences(
    text,
    candidates.places.filter((place) => !isOfOther(place)),
    [...days.filter(isNoAside), ...hours],
  );
  return {
    ...candidates,
    preludes,
    digressions: [...candidates.digressions, ...others, ...asides.flatMap((day) => bracketAround(text, day) ?? [])],
    days: days.filter(isNoPartOfAside),
    repeats: repeats.filter((repeat) => isNoAside(repeat) && !isOfOther(repeat)),
    durations: candidates.durations.filter((duration) => !isOfOther(duration)),
    hours: own,
    places: places.length > 0 ? places : candidates.places,
    asides: [
      ...asides,
      ...others,
      ...candidates.hours.filter((hour) => !own.includes(hour)),
      ...repeats.filter((repeat) => !isNoAside(repeat)),
    ],
    // 'nothing to eat after 10 pm': the half of such an hour stays with it.
    qualifiers: candidates.qualifiers.filter((qualifier) => {
      const isIn = (hour: HourCandidate) => isInSpan(qualifier, hour);
      return own.some(isIn) || !hours.some(isIn);
    }),
  };
};

/** 'Rescheduled from Nov 10: class Mon Nov 30', 'called 11/19, he can come Wednesday': beside a day to come. */
const isPast = (text: string, day: DayCandidate, days: readonly DayCandidate[]): boolean => {
  if (!isOnPassedDay(day) || !(OF_PAST.test(text.slice(0, findEndOfLead(text, day))) || ENDS_HEAD.test(text.slice(day.to))))
    return false;
  // The 'Wed' of 'Wed, Nov 18' is no day of its own, nor is the '11-12' of 'Dec 11-12'.
  const passedDays = days.filter(isOnPassedDay);
  const others = days.filter((other) => !passedDays.some((passed) => isInSpan(other, passed)));
  return !others.some((other) => overlaps(day, other)) && others.some(isLikelyEvent);
};

/** The words of the day may begin with 'from', 'on' or 'the'. */
const findEndOfLead = (text: string, { from, to }: Span): number =>
  from + /^(?:(?:from|on|the) )*/i.exec(text.slice(from, to))![0].length;

/** 'the Nov 9 meeting', 'rescheduled from', 'called' */
const OF_PAST = /\b(?:the|our|last|since|(?:rescheduled|moved|postponed) from|called|was|were|sent|dated)(?: on)?(?: the)? $/i;
/** 'On Wed, Nov 18, 2026 at 9:14 PM Rick wrote:' */
const ENDS_HEAD = /^[^.!?]{0,40} wrote:/;

/** 'Bingo every Friday at 7. Jackpot this week $900': such a week is no end of the series. */
const isWeekOfDetail = (
  text: string,
  { from, reading: { period, role } }: DayCandidate,
  repeats: readonly RepeatCandidate[],
): boolean =>
  period !== undefined &&
  role === 'on' &&
  daysBetween(period.from, period.to) < DAYS_PER_WEEK &&
  repeats.some(
    ({ to, reading }) =>
      to <= from && reading.weekdays.length > 0 && endsSentence(text, to, from) && !BOUNDS.test(text.slice(to, from)),
  );

const BOUNDS =
  /\b(?:starts?|starting|begins?|beginning|ends?|ending|finish(?:es)?|until|through|first|last|final|only|resumes?)\b/i;

const isOnPassedDay = ({ reading: { hasPassed, spans } }: DayCandidate): boolean =>
  hasPassed === true && spans.every(({ from, to }) => from === to);

const isLikelyEvent = (day: DayCandidate): boolean => isOn(day) && day.reading.weight >= LIKELY && !day.reading.isName;

/** 'Turkey Trot Thursday 8:30 am, bib pickup Wed 4-7 pm': what goes with an event on another day is one of its own. */
const hasOwnDay = (text: string, hour: HourCandidate, days: readonly DayCandidate[]): boolean => {
  const own = days.filter((day) => isBesideDay(text, day, hour));
  return own.length > 0 && days.some((other) => other.reading.weight >= LIKELY && own.every(({ from }) => other.to <= from));
};

/** 'Turkey Trot 8:30am. Registration opens 7:15': behind the hour of the event. */
const isOpeningOf = ({ from, reading }: HourCandidate, hours: readonly HourCandidate[]): boolean =>
  reading.role === 'opening' &&
  hours.some((other) => other.to <= from && other.reading.role === 'on' && other.reading.form === 'clock');

/** 'Lego night Dec 8. Registration begins Nov 24': behind the day of the event. */
const withOpening = (day: DayCandidate, days: readonly DayCandidate[]): DayCandidate => {
  if (day.reading.role !== 'opening') return day;
  const isBehind = days.some(({ to, reading }) => to <= day.from && reading.role === 'on' && reading.weight >= LIKELY);
  return { ...day, reading: { ...day.reading, role: isBehind ? 'aside' : 'deadline' } };
};

const LIKELY = 7;

const MIN_WEIGHT = -4;

const isEnd = ({ reading }: DayCandidate) => reading.role === 'until' && reading.spans.length > 0;

/** 'Monthly meeting Dec 14. We vote in January': the month is not that of the series. */
const isDateBefore = ({ reading: { kind, role, spans } }: DayCandidate, { from }: RepeatEnd): boolean =>
  kind === 'date' && role === 'on' && from !== undefined && spans.some((span) => span.from < from);

/** 'starting Dec' of 'starting Dec 2', but not 'beginning January' of 'beginning January, 8-10 am' */
const isMonthOfDate = (words: string, day: DayCandidate, end: Found<RepeatEnd>): boolean =>
  end.reading.from !== undefined && day.reading.kind === 'date' && isInSpan(end, day) && /^\.? \d/.test(words.slice(end.to));

/** 'Nov 30 through Dec 18' says both when a series begins and when it ends. */
const isEndOfSpan = ({ from, to, reading }: Found<RepeatEnd>, day: FoundDays): boolean => {
  const [span] = day.reading.spans;
  return span !== undefined && span.from < span.to && day.from < from && to === day.to && reading.untils[0] === span.to;
};

const toRepeatEnd = ({ spans, period, weight }: DayReading): RepeatEnd => ({
  untils: [(period ?? spans[0]!).to],
  weight: weight * 1.5,
});

/** 'Ms. Friday', 'Mrs. May' */
const findTitledNames = (words: string): Span[] =>
  findAllMatches(words, TITLED_NAME).map(({ 0: { length }, index }) => ({ from: index, to: index + length }));

const TITLED_NAME = /\b(?:Mr|Mrs|Ms|Prof)\b\.? \p{Lu}\p{L}+/gu;

/** 'Dr. Monday Tues 3 pm', beside another day or hour. 'Dr. Monday 3 pm' is a visit on that day, and 'Oak Dr. Monday' is a street. */
const findDoctors = (words: string, ...kinds: readonly (readonly Span[])[]): Span[] =>
  findAllMatches(words, DOCTOR)
    .map(({ 0: { length }, index }) => ({ from: index, to: index + length }))
    .filter((doctor) =>
      kinds.some((found) => {
        const named = found.filter(({ from, to }) => from < doctor.to && doctor.from < to);
        return named.length > 0 && named.every(({ to }) => to <= doctor.to) && named.length < found.length;
      }),
    );

const DOCTOR = /(?<!\d [^,.;]{0,40}|\p{Lu}\p{Ll}{2,} )\bDr\b\.? \p{Lu}\p{L}+|(?<=\b(?:with|see|seeing) )Dr\b\.? \p{Lu}\p{L}+/gu;

/** 'Closed Dec 7. Please use Elevator 1': behind a capital within a sentence that says no day, a number is part of a name. */
const isNumberOfThing = (words: string, { from, to, reading }: Found<HourReading>, days: readonly FoundDays[]): boolean =>
  reading.form === 'bare' &&
  !reading.isLed &&
  days.length > 0 &&
  CAPITAL_IN_SENTENCE.test(words.slice(0, from)) &&
  days.every((day) => (day.to <= from ? endsSentence(words, day.to, from) : endsSentence(words, to, day.from)));

const CAPITAL_IN_SENTENCE = /\p{Ll} \p{Lu}\p{Ll}+ $/u;

/** Exceptions of a series are recognized, but not supported. */
export const findExceptions = (words: string): Span[] =>
  findAllMatches(words, EXCEPTION).map(({ 0: { length }, index }) => ({ from: index, to: index + length }));

const DAY_NEXT = `(?:(?:on|this|next|over|during|the|week|of) ){0,3}(?:${WEEKDAY}|${MONTH}|\\d{1,2}/\\d|thanksgiving|christmas|new year|easter|(?:spring|winter) break)`;
const CLOCK_NEXT = ' (?:at|from) (?:\\d|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
/** 'no class Dec 24, 31' */
const DAY_IN_LIST = `,(?= (?:(?:and|or) )?(?:(?:${MONTH}\\.? )?\\d{1,2}(?:st|nd|rd|th)?(?=$|[.,;)]| (?:and|or|&) \\d)|\\d{1,2}/\\d))`;
const EXCEPTION = new RegExp(
  `(?:\\b(?:except(?! (?:it|they|that) (?:starts?|begins?|ends?))|excluding|but not|skipping|no (?:class|meeting|practice|session|rehearsal|lesson)s?|not on|closed(?=[^.!?;]*${DAY_NEXT}))\\b|(?<=\\()no |(?<=[.,;(–—-] )(?:no(?! later| earlier| sooner| (?:refunds?|exchanges?|changes|cancellations?|late entries) ) (?:[a-z'’]+ ){1,2}|(?:off|skips?|none|not) )(?=${DAY_NEXT}))(?:(?![.!?]\\s|\\)|${CLOCK_NEXT})(?:[^,;\\n]|${DAY_IN_LIST}))*`,
  'gi',
);

/** Without a series, 'no practice Tuesday' and 'closed Tuesday' are the event. */
const isOfSeries = (words: string, { from, to }: Span, repeats: readonly Span[]): boolean =>
  !/^(?:no|closed|off|skips?|none|not(?! on))\b/i.test(words.slice(from, to)) ||
  repeats.some((repeat) => repeat.to <= from || to <= repeat.from);

const findQualifiers = (words: string): Found<{ kind: DraftPartKind }>[] =>
  QUALIFIERS.flatMap((pattern) =>
    findAllMatches(words, pattern).map(({ 0: { length }, index }) => ({
      from: index,
      to: index + length,
      reading: { kind: 'Time' as const },
    })),
  );

const QUALIFIERS: readonly RegExp[] = [
  /\b(?:first thing(?! in the)|(?:early |late |first thing )?in the (?:morning|forenoon|afternoon|evening)|at night|(?:early |late |mid-?)?(?:this |that )(?:morning|afternoon|evening|night)|tonight|[ap]\.m\.|[ap]m\b)/gi,
  /(?<=\b(?:day|today|tomorrow|mon|tue|wed|thu|fri|sat|sun|weekend|\d|th|st|nd|rd),? )(?:early |late |mid-?)?(?:morning|afternoon|evening|night)(?=\s*(?:$|[,.;!]|at|@|from|\d))/gi,
  /\b(?:all[ -]day(?: long)?)\b/gi,
];
