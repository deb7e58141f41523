import { addDays, type ChatQuery, type Day, daysBetween, type QuerySpan, weekdayOf } from '#libs/contracts';
import { correctSpelling, type FoundDays, findDays } from '#libs/when';

/** 'In December and January', 'Friday or Sunday', 'Thanksgiving or the day after': days of two kinds that a question joins. */
export const readTwoSpans = (text: string, today: Day): (TwoSpans & { rest: string }) | null => {
  if (!JOINT.test(text)) return null;
  const words = correctSpelling(text).words.replace(BARE_MONTH, '$& in');
  const days = findDays(words, today).filter(({ reading: { weight, kind } }) => weight > 0 && kind !== 'numbers');
  const joined = [...pairsOf(words, days), ...withNeighbors(words, days)].sort((a, b) => b.to - b.from - (a.to - a.from));
  for (const { from, to, first, second } of joined) {
    const both = join(first, second);
    if (both) return { ...both, rest: `${words.slice(0, from)}${' '.repeat(to - from)}${words.slice(to)}` };
  }
  return null;
};

type TwoSpans = Readonly<{ span: QuerySpan; weekdays: ChatQuery['weekdays'] | null }>;
type JoinedDays = Readonly<{ from: number; to: number; first: QuerySpan; second: QuerySpan }>;

const JOINT = /\b(?:and|or)\b|&/i;
const BETWEEN_THEM = /^,? ?(?:and|or|&)(?: also| maybe)?(?: on)? (?:the )?$/i;
/** 'in december and january' */
const BARE_MONTH =
  /\b(?:and|or|&)(?= (?:january|february|march|april|may|june|july|august|september|october|november|december)\b(?! \d))/gi;
const RANGE_BEFORE = /\b(?:between|from) $/i;
const DAY_BESIDE = /^ (?:and|or|&) (?:on )?the day (?<side>after|before)\b(?! \w)/i;

const spanOf = ({ reading: { period, spans } }: FoundDays): QuerySpan | undefined => period ?? spans[0];

const pairsOf = (text: string, days: readonly FoundDays[]): JoinedDays[] =>
  days.flatMap((one) =>
    days.flatMap((other) => {
      const [first, second] = [spanOf(one), spanOf(other)];
      const isJoined = other.from > one.to && BETWEEN_THEM.test(text.slice(one.to, other.from));
      if (!isJoined || !first || !second || RANGE_BEFORE.test(text.slice(0, one.from))) return [];
      return [{ from: one.from, to: other.to, first, second }];
    }),
  );

const withNeighbors = (text: string, days: readonly FoundDays[]): JoinedDays[] =>
  days.flatMap((one) => {
    const [first, match] = [spanOf(one), DAY_BESIDE.exec(text.slice(one.to))];
    if (!first || !match) return [];
    const day = /after/i.test(match.groups!.side!) ? addDays(first.to, 1) : addDays(first.from, -1);
    return [{ from: one.from, to: one.to + match[0].length, first, second: { from: day, to: day } }];
  });

/** One span if nothing lies between them, or if both are months; two days by their weekdays. Null if that would add other days. */
const join = (a: QuerySpan, b: QuerySpan): TwoSpans | null => {
  const [first, second] = a.from <= b.from ? [a, b] : [b, a];
  const span = { from: first.from, to: first.to > second.to ? first.to : second.to };
  const areMonths = [a, b].every(({ from, to }) => daysBetween(from, to) > 6);
  if (addDays(first.to, 1) >= second.from || areMonths) return { span, weekdays: null };
  const areDays = [a, b].every(({ from, to }) => from === to);
  const weekdays = [...new Set([weekdayOf(a.from), weekdayOf(b.from)])];
  return areDays && daysBetween(a.from, b.from) <= (weekdays.length === 1 ? 7 : 6) ? { span, weekdays } : null;
};
