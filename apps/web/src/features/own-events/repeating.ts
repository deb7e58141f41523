import { type Day, nthOf, recurrenceIn, recurrenceText, recurrenceWords, weekdayOf } from '#libs/contracts';

/** How often, as the dialog offers it; 'other' is a rule that it cannot make, and keeps. */
export type Repeating = 'never' | 'daily' | 'weekly' | 'fortnightly' | 'monthly' | 'monthly by day' | 'other';

type Chosen = { repeats: Repeating; until: Day | '' };

const REPEATING = ['daily', 'weekly', 'fortnightly', 'monthly', 'monthly by day'] as const;

/** What the dialog offers for an event on a day. */
export const OFFERS: readonly { repeats: Repeating; label: (day: Day) => string }[] = [
  { repeats: 'never', label: () => 'Does not repeat' },
  ...REPEATING.map((repeats) => ({ repeats, label: (day: Day) => recurrenceWords(RULES[repeats](day), day) })),
];

export const repeatsOf = (rule: string | undefined): Chosen => {
  const known = rule === undefined ? null : recurrenceIn(rule);
  if (!known) return { repeats: 'never', until: '' };
  const { frequency, interval, days, until = '', count } = known;
  const isPlain = count === undefined && days.length === 0;
  const repeats = isPlain ? PLAIN[`${frequency} ${interval}`] : isByDay(rule!) ? 'monthly by day' : undefined;
  return { repeats: repeats ?? 'other', until };
};

/** Nothing where it does not repeat. A rule that the dialog cannot make stays as it was, but for its end. */
export const ruleOf = ({ repeats, until }: Chosen, date: Day, former?: string): { recurrence?: string } => {
  if (repeats === 'never') return {};
  const rule = repeats === 'other' ? former && recurrenceIn(former) : recurrenceIn(RULES[repeats](date));
  if (!rule) return {};
  const { until: _, ...endless } = rule;
  return { recurrence: recurrenceText(until && !rule.count ? { ...endless, until } : endless) };
};

const RULES: Readonly<Record<Exclude<Repeating, 'never' | 'other'>, (day: Day) => string>> = {
  daily: () => 'FREQ=DAILY',
  weekly: () => 'FREQ=WEEKLY',
  fortnightly: () => 'FREQ=WEEKLY;INTERVAL=2',
  monthly: () => 'FREQ=MONTHLY',
  'monthly by day': (day) => `FREQ=MONTHLY;BYDAY=${nthOf(day)}${CODES[weekdayOf(day)]}`,
};

const PLAIN: Readonly<Record<string, Repeating>> = {
  'DAILY 1': 'daily',
  'WEEKLY 1': 'weekly',
  'WEEKLY 2': 'fortnightly',
  'MONTHLY 1': 'monthly',
};

const isByDay = (rule: string) => /^FREQ=MONTHLY;BYDAY=(-1|[1-4])[A-Z]{2}(;UNTIL=\d{8})?$/.test(rule);

const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
