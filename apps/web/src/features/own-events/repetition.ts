import { type Day, formatRecurrence, parseRecurrence, toRruleValue, weekdayNumberOf, weekdayOf } from '#libs/contracts';

/** 'other' is a rule the dialog cannot express; it is kept. */
export type Repetition = 'never' | 'daily' | 'weekly' | 'fortnightly' | 'monthly' | 'monthly by day' | 'other';

type RepetitionChoice = { repeats: Repetition; until: Day | '' };

const RULE_REPETITIONS = ['daily', 'weekly', 'fortnightly', 'monthly', 'monthly by day'] as const;

export const REPETITION_OPTIONS: readonly { repeats: Repetition; label: (day: Day) => string }[] = [
  { repeats: 'never', label: () => 'Does not repeat' },
  ...RULE_REPETITIONS.map((repeats) => ({ repeats, label: (day: Day) => formatRecurrence(RULES[repeats](day), day) })),
];

export const parseRepetition = (rule: string | undefined): RepetitionChoice => {
  const repetition = rule === undefined ? null : parseRecurrence(rule);
  if (!repetition) return { repeats: 'never', until: '' };
  const { frequency, interval, days, until = '', count } = repetition;
  const isPlain = count === undefined && days.length === 0;
  const repeats = isPlain ? REPETITIONS_BY_RULE[`${frequency} ${interval}`] : isByDay(rule!) ? 'monthly by day' : undefined;
  return { repeats: repeats ?? 'other', until };
};

/** Returns no recurrence if the event does not repeat. A rule that the dialog cannot express keeps all but its end. */
export const toRecurrenceFields = ({ repeats, until }: RepetitionChoice, date: Day, former?: string): { recurrence?: string } => {
  if (repeats === 'never') return {};
  const rule = repeats === 'other' ? former && parseRecurrence(former) : parseRecurrence(RULES[repeats](date));
  if (!rule) return {};
  const { until: _, ...endless } = rule;
  return { recurrence: toRruleValue(until && !rule.count ? { ...endless, until } : endless) };
};

const RULES: Readonly<Record<Exclude<Repetition, 'never' | 'other'>, (day: Day) => string>> = {
  daily: () => 'FREQ=DAILY',
  weekly: () => 'FREQ=WEEKLY',
  fortnightly: () => 'FREQ=WEEKLY;INTERVAL=2',
  monthly: () => 'FREQ=MONTHLY',
  'monthly by day': (day) => `FREQ=MONTHLY;BYDAY=${weekdayNumberOf(day)}${WEEKDAY_CODES[weekdayOf(day)]}`,
};

const REPETITIONS_BY_RULE: Readonly<Record<string, Repetition>> = {
  'DAILY 1': 'daily',
  'WEEKLY 1': 'weekly',
  'WEEKLY 2': 'fortnightly',
  'MONTHLY 1': 'monthly',
};

const isByDay = (rule: string) => /^FREQ=MONTHLY;BYDAY=(-1|[1-4])[A-Z]{2}(;UNTIL=\d{8})?$/.test(rule);

const WEEKDAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
