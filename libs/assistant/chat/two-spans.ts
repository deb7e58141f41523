import { addDays, type Day, daysBetween, isDay, type QuerySpan } from '#libs/contracts';
import { correctSpelling, type FoundDays, findDays } from '#libs/when';

/** 'In December and January', 'Friday or Sunday', 'Thanksgiving or the day after': days of two kinds that a question joins. */
export const readTwoSpans = (text: string, today: Day): { span: QuerySpan; rest: string } | null => {
  if (!JOINT.test(text)) return null;
  const words = correctSpelling(text).words.replace(BARE_MONTH, '$& in');
  const days = findDays(words, today).filter(({ reading: { weight, kind } }) => weight > 0 && kind !== 'numbers');
  const joined = [...pairsOf(words, days), ...withNeighbors(words, days), ...withNumbers(words, days)].sort(
    (a, b) => b.to - b.from - (a.to - a.from),
  );
  for (const { from, to, first, second } of joined) {
    const span = join(first, second);
    if (span) return { span, rest: `${words.slice(0, from)}${' '.repeat(to - from)}${words.slice(to)}` };
  }
  return null;
};

type JoinedDays = Readonly<{ from: number; to: number; first: QuerySpan; second: QuerySpan }>;

const JOINT = /\b(?:and|or)\b|&/i;
const BETWEEN_THEM = /^,? ?(?:and|or|&)(?: also| maybe)?(?: on)? (?:the )?$/i;
/** 'in december and january' */
const BARE_MONTH =
  /\b(?:and|or|&)(?= (?:january|february|march|april|may|june|july|august|september|october|november|december)\b(?! \d))/gi;
const RANGE_BEFORE = /\b(?:between|from) $/i;
const DAY_BESIDE = /^ (?:and|or|&) (?:on )?the day (?<side>after|before)\b(?! \w)/i;

const NUMBER_BESIDE = /^ (?:and|or|&) (?:on )?(?:the )?(?<number>\d{1,2})(?:st|nd|rd|th)?\b(?! ?(?::|\/|[ap]m\b|\w))/i;

const spanOf = ({ reading: { period, spans } }: FoundDays): QuerySpan | undefined => period ?? spans[0];

const pairsOf = (text: string, days: readonly FoundDays[]): JoinedDays[] =>
  days.flatMap((one) =>
    days.flatMap((other) => {
      const [first, second] = [spanOf(one), spanOf(other)];
      const isJoined = other.from > one.to && BETWEEN_THEM.test(text.slice(one.to, other.from));
      if (!isJoined || !first || !second || RANGE_BEFORE.test(text.slice(0, one.from))) return [];
      return [{ from: one.from, to: other.to, first, second: isWeekday(text, other) ? toWeekdayAfter(second, first) : second }];
    }),
  );

/** 'Next Friday and Saturday': the one after that Friday. */
const isWeekday = (text: string, { from, to }: FoundDays): boolean =>
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?$/i.test(text.slice(from, to).trim());

const toWeekdayAfter = ({ from, to }: QuerySpan, first: QuerySpan): QuerySpan => {
  if (from !== to || from > first.from || first.from !== first.to) return { from, to };
  const day = addDays(from, 7 * Math.ceil((daysBetween(from, first.from) + 1) / 7));
  return { from: day, to: day };
};

/** 'December 5 and 19' */
const withNumbers = (text: string, days: readonly FoundDays[]): JoinedDays[] =>
  days.flatMap((one) => {
    const [first, match] = [spanOf(one), NUMBER_BESIDE.exec(text.slice(one.to))];
    if (!first || !match || first.from !== first.to || !/\d/.test(text.slice(one.from, one.to))) return [];
    const day = `${first.from.slice(0, 8)}${match.groups!.number!.padStart(2, '0')}`;
    return isDay(day) && day > first.from
      ? [{ from: one.from, to: one.to + match[0].length, first, second: { from: day, to: day } }]
      : [];
  });

const withNeighbors = (text: string, days: readonly FoundDays[]): JoinedDays[] =>
  days.flatMap((one) => {
    const [first, match] = [spanOf(one), DAY_BESIDE.exec(text.slice(one.to))];
    if (!first || !match) return [];
    const day = /after/i.test(match.groups!.side!) ? addDays(first.to, 1) : addDays(first.from, -1);
    return [{ from: one.from, to: one.to + match[0].length, first, second: { from: day, to: day } }];
  });

/** From the first to the last of the days, without those between them. Null if that is too long for one query. */
const join = (a: QuerySpan, b: QuerySpan): QuerySpan | null => {
  const [first, second] = a.from <= b.from ? [a, b] : [b, a];
  const to = first.to > second.to ? first.to : second.to;
  if (daysBetween(first.from, to) > MAX_DAYS) return null;
  const gap = { from: addDays(first.to, 1), to: addDays(second.from, -1) };
  return { from: first.from, to, ...(gap.from <= gap.to && { gap }) };
};

const MAX_DAYS = 800;
