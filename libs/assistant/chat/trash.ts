import { addDays, type Day, districtNumber, unmarked, weekdayName, weekdayOf } from '#libs/contracts';
import type { Entry } from './calendar-index';
import type { Question } from './question';
import { dayWords, isIn, isOneDay, whenWords } from './span';
import { rowWithDate, sentenceOf } from './told';

/** The organization whose parts the districts are, and those parts in the order of their numbers. */
type Collection = Readonly<{ collection: string; districts: readonly string[] }>;

/** When trash is picked up, in the district that is named or in each of them, and on which of its days it is not. */
export const trash = (
  question: Question,
  entries: readonly Entry[],
  { collection, districts }: Collection,
  today: Day,
): string | null => {
  const pickUps = entries.filter(
    ({ event, last, first }) =>
      event.organization === collection && districts.includes(event.subOrganization ?? '') && first && last >= today,
  );
  const byDistrict = Map.groupBy(pickUps, ({ event }) => event.subOrganization!);
  if (byDistrict.size === 0) return entries.some(({ event }) => event.organization === collection) ? null : NO_PICK_UPS;
  const { span } = question;
  const named = Number(
    /\bdistrict (\d+)\b/i.exec(question.text)?.[1] ?? question.terms.find(({ word }) => mayBeDistrict(word, districts))?.word,
  );
  const ofDay = span && isOneDay(span) ? weekdayName(span.from) : null;
  const asked = [...byDistrict].filter(([name]) => !named || spokenNumber(districts, name) === named);
  if (asked.length === 0) return `The calendar has no district ${named}.`;
  if (span) {
    const found = asked.flatMap(([, all]) => all.filter(({ first }) => isIn(span, first!)));
    if (found.length > 0)
      return [`Trash and recycling ${whenWords(span, null)}:`, ...found.map((entry) => districtRow(entry, today))].join('\n');
    const those = asked.filter(([name]) => named || (ofDay && name.includes(ofDay)));
    return [
      `The calendar has no pick up ${whenWords(span, null)}. The next:`,
      ...(those.length > 0 ? those : asked).map(([, all]) =>
        districtRow(all.find(({ first }) => first! > span.to) ?? all[0]!, today),
      ),
    ].join('\n');
  }
  if (asked.length > 1) {
    return [
      'The next pick up in each district:',
      ...asked.map(([, all]) => districtRow(all[0]!, today)),
      'In [Settings](/settings) you choose your own.',
    ].join('\n');
  }
  const [name, all] = asked[0]!;
  const skipped = skippedDay(all[0]!, name, today);
  return [
    `${unmarked(name)}: ${sentenceOf(all[0]!.event, today)}`,
    ...(skipped ? [`There is none on ${dayWords(skipped, today)}.`] : []),
    'After that:',
    ...all.slice(1, 3).map(({ event }) => rowWithDate(event, today)),
  ].join('\n');
};

/** What a resident calls a district by: the number in its name, else its place. */
const spokenNumber = (districts: readonly string[], name: string) =>
  Number(/^District (\d+)\b/.exec(name)?.[1] ?? districtNumber(districts, name));

/** A number alone is a district's where it has no more digits than theirs: others stand in addresses. */
const mayBeDistrict = (word: string, { length }: readonly string[]) => /^\d+$/.test(word) && word.length <= String(length).length;

const districtRow = ({ event }: Entry, today: Day) => `${rowWithDate(event, today)}, ${unmarked(event.subOrganization!)}`;

const NO_PICK_UPS = 'The calendar has no pick up of trash.';

/** A day of the week on which it is picked up, but not on the one that comes: a holiday. */
const skippedDay = ({ first }: Entry, district: string, today: Day): Day | null => {
  for (let ahead = 0; ahead < 7; ahead++) {
    const day = addDays(today, ahead);
    if (district.includes(weekdayName(day)) && weekdayOf(day) !== weekdayOf(first!)) return day;
    if (district.includes(weekdayName(day)) && day < first!) return day;
  }
  return null;
};
