import {
  addDays,
  type ChatQuery,
  type Day,
  escapeMarks,
  findDistrictNumber,
  formatWeekday,
  type QuerySpan,
  weekdayOf,
} from '#libs/contracts';
import { mainPlainTextOf } from '#libs/contracts/texts';
import { formatEventSentence, formatRowWithDate, quote } from './event-lines';
import type { IndexedEvent } from './indexed-event';
import { formatDayInYear, formatSpan, isInSpan, isOneDay } from './span-text';
import type { TopicAnswer } from './topic-answer';

/** The districts are sub-organizations of the organization `collection`, in the order of their numbers. */
type TrashCollection = Readonly<{
  collection: string;
  districts: readonly string[];
  resident?: Readonly<{ district?: string | undefined }>;
}>;

/** Null if the organization has events but no pick-ups. */
export const answerTrash = (
  { span, words = '', whose }: ChatQuery,
  entries: readonly IndexedEvent[],
  { collection, districts, resident }: TrashCollection,
  today: Day,
): TopicAnswer | null => {
  const pickUps = entries.filter(
    ({ event, last, first }) =>
      event.organization === collection && districts.includes(event.subOrganization ?? '') && first && last >= today,
  );
  const byDistrict = Map.groupBy(pickUps, ({ event }) => event.subOrganization!);
  if (byDistrict.size === 0)
    return entries.some(({ event }) => event.organization === collection) ? null : { text: NO_PICK_UPS_ANSWER, denies: 'rest' };
  const own = whose === 'district' && resident?.district ? districtNumberOf(districts, resident.district) : undefined;
  const named = Number(/^district (\d+)$/.exec(words)?.[1]) || own;
  const districtNotice = whose === 'district' && !own ? [resident ? NO_DISTRICT_CHOSEN : DISTRICT_UNKNOWN] : [];
  const asked = [...byDistrict].filter(([name]) => !named || districtNumberOf(districts, name) === named);
  if (asked.length === 0) return { text: `The calendar has no district ${named}.` };
  if (span) return { text: [...districtNotice, ...rowsOfSpan(span, asked, named, today)].join('\n') };
  if (asked.length > 1) {
    const rows = [
      ...districtNotice,
      'The next pick up in each district:',
      ...asked.map(([, all]) => districtRow(all[0]!, today)),
      ...(districtNotice.length > 0 ? [] : ['In [Settings](/settings) you choose your own.']),
    ];
    return { text: rows.join('\n') };
  }
  const [name, all] = asked[0]!;
  const skipped = findSkippedDay(all[0]!, name, today);
  const rows = [
    `${escapeMarks(name)}: ${formatEventSentence(all[0]!.event, today)}`,
    ...quoteOf(all[0]!),
    ...(skipped ? [`There is none on ${formatDayInYear(skipped, today)}.`] : []),
    'After that:',
    ...all.slice(1, 3).map(({ event }) => formatRowWithDate(event, today)),
  ];
  return { text: rows.join('\n') };
};

type DistrictPickUps = readonly [name: string, pickUps: readonly IndexedEvent[]];

/** What is picked up in the span, else what is next: in the named district, or in those whose weekday the span is. */
const rowsOfSpan = (
  span: QuerySpan,
  districts: readonly DistrictPickUps[],
  named: number | undefined,
  today: Day,
): readonly string[] => {
  const found = districts.flatMap(([, all]) => all.filter(({ first }) => isInSpan(span, first!)));
  if (found.length > 0)
    return [
      `Trash and recycling ${formatSpan(span, today)}:`,
      ...found.map((entry) => districtRow(entry, today)),
      ...(found.length === 1 ? quoteOf(found[0]!) : []),
    ];
  const ofDay = isOneDay(span) ? formatWeekday(span.from) : null;
  const those = districts.filter(([name]) => named || (ofDay && name.includes(ofDay)));
  return [
    `The calendar has no pick up ${formatSpan(span, today)}. The next:`,
    ...(those.length > 0 ? those : districts).map(([, all]) =>
      districtRow(all.find(({ first }) => first! > span.to) ?? all[0]!, today),
    ),
  ];
};

/** The number in the district's name, otherwise its position. */
const districtNumberOf = (districts: readonly string[], name: string) =>
  Number(/^District (\d+)\b/.exec(name)?.[1] ?? findDistrictNumber(districts, name));

const districtRow = ({ event }: IndexedEvent, today: Day) =>
  `${formatRowWithDate(event, today)}, ${escapeMarks(event.subOrganization!)}`;

/** What is collected: paper in one week, bottles in the other. */
const quoteOf = ({ event }: IndexedEvent): string[] => (event.description ? [quote(mainPlainTextOf(event))] : []);

const NO_DISTRICT_CHOSEN = 'You have not chosen your district yet: you do that in [Settings](/settings).';
const DISTRICT_UNKNOWN = 'I do not know your district. When you are signed in, you choose it in [Settings](/settings).';
const NO_PICK_UPS_ANSWER = 'I find no pick up of trash in the calendar.';

/** The regular weekday of the district if the next pick-up is on another day: a holiday. */
const findSkippedDay = ({ first }: IndexedEvent, district: string, today: Day): Day | null => {
  for (let ahead = 0; ahead < 7; ahead++) {
    const day = addDays(today, ahead);
    if (district.includes(formatWeekday(day)) && weekdayOf(day) !== weekdayOf(first!)) return day;
    if (district.includes(formatWeekday(day)) && day < first!) return day;
  }
  return null;
};
